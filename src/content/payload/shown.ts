/** Elements of a line-drawn icon on a 24 by 24 grid, as lucide publishes them. */
export type IconShape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export type { FigureLabels } from '#generated/records.ts'

/** Which words say that the text of the law was not read; none where it was. */
export type Doubt = 'explained' | 'uncertain'

/** The law behind a figure that was superseded since its publication, or that varies. */
export interface LawNote {
  /** The day from which the rule in force holds, where the published one no longer does. */
  since?: string
  /** What the rule depends on, if the published figure holds only for some. */
  variesBy?: string
  authority: string
  source: string
  doubt?: Doubt | undefined
}

/** The rule in force next to a published one. */
export interface FactNote extends LawNote {
  current: string
}

interface ShownStatement {
  /** The sentence as it was first published. */
  text: string
  /** Present if the sentence is not the whole truth any more. */
  changed?: FactNote
}

/** The sources of a page's figures, and the day on which the oldest of them was checked. */
export interface Figures {
  asOf: string
  sources: readonly { topic: string; authority: string; source: string; checkedOn: string; doubt?: Doubt | undefined }[]
  /** The language of topics and authorities, if the page is in another. */
  language?: string
}

/** A record as a page shows it: icons drawn, statements with their notes. */
export type Shown<T> = T extends { text: string; fact: string }
  ? ShownStatement
  : T extends readonly (infer U)[]
    ? readonly Shown<U>[]
    : T extends object
      ? { [K in keyof T]: K extends 'icon' ? IconShape : Shown<T[K]> }
      : T

export interface DateShown {
  label: string
  iso: string
}
