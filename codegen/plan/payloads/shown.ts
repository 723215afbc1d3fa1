/** Elements of a line-drawn icon on a 24 by 24 grid, as lucide publishes them. */
export type IconShape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** The note under a published figure that the law has overtaken. */
export interface FactNote {
  id: string
  topic: string
  current: string
  since: string
  authority: string
  source: string
}

export interface ShownStatement {
  text: string
  /** Present where the published figure no longer holds. */
  changed?: FactNote
}

/** A record as a page shows it: icons drawn, statements with their notes. */
export type Shown<T> = T extends { text: string; fact: string }
  ? ShownStatement
  : T extends readonly (infer U)[]
    ? readonly Shown<U>[]
    : T extends object
      ? { [K in keyof T]: K extends 'icon' ? IconShape : Shown<T[K]> }
      : T

/** A date as people read it and as machines do. */
export interface DateShown {
  label: string
  iso: string
}
