import type { Nodes } from 'mdast'
import type { Fact } from '#generated/records.ts'
import { present } from '../../lib/present.ts'
import { doubtOf, isChanged } from '../../model/changed-figure.ts'
import type { Records } from '../../model/records.ts'
import { formatDate } from '../../model/texts/format.ts'
import { findTie, nodesOf } from '../../model/texts/markdown-text.ts'
import { findRetellingSite, isSiteNamed } from '../../model/texts/site-of.ts'
import { visitTexts } from '../../model/texts/visit-texts.ts'
import type { FactNote, Figures } from '#src/content/payload/shown.ts'

/**
 * The note on each fact by its id, and its short figures by the published words. A fact whose
 * published figure still holds has none.
 */
export type FactNotes = Readonly<Record<string, { note: FactNote; now: Readonly<Record<string, string>> }>>

/** The note of a fact. Ids come from data, where one may be `constructor`. */
export function findNote(id: string, notes: FactNotes): FactNote | undefined {
  return Object.hasOwn(notes, id) ? notes[id]?.note : undefined
}

/** The words in force that replace published words. */
export function findNow(id: string, words: string, notes: FactNotes): string | undefined {
  const now = Object.hasOwn(notes, id) ? notes[id]?.now : undefined
  return now && Object.hasOwn(now, words) ? now[words] : undefined
}

export function notesOf(facts: Records<Fact>): FactNotes {
  const noted = [...facts.values()].filter(({ value }) => isChanged(value))
  return Object.fromEntries(noted.map(({ id, value }) => [id, { note: noteOf(id, value), now: value.now ?? {} }]))
}

function noteOf(id: string, fact: Fact): FactNote {
  const { current, status, since, variesBy, authority, source } = fact
  const law = { current, authority: inShort(authority, source), source, doubt: doubtOf(fact) }
  return status === 'varies'
    ? { ...law, variesBy: present(variesBy, `what the figure "${id}" varies by`) }
    : { ...law, since: formatDate(present(since, `day of the superseded figure "${id}"`)) }
}

/** The law without the one that it replaced, and with the site that retells it if linked to. */
function inShort(authority: string, source: string): string {
  const [law = authority, ...more] = authority.split(';')
  const site = findRetellingSite(source)
  const where = site === undefined || isSiteNamed(site, law) ? undefined : more.find((part) => isSiteNamed(site, part))
  return where === undefined ? law : `${law};${where}`
}

/** The facts to which a page's texts are tied, and the day on which the oldest was checked. */
export function figuresOf(
  texts: readonly unknown[],
  facts: Records<Fact>,
  { otherwise, language }: { otherwise: string; language?: string | undefined },
): Figures {
  const shown = [...factIdsIn(texts)].flatMap((id) => facts.get(id)?.value ?? [])
  const oldest = shown.map(({ checkedOn }) => checkedOn).sort()[0] ?? otherwise
  return {
    // The names of laws, and the words for their subjects, are English.
    ...(language === undefined ? {} : { language: 'en' }),
    asOf: formatDate(oldest, language),
    sources: shown.map((fact) => ({
      topic: fact.topic,
      authority: fact.authority,
      source: fact.source,
      checkedOn: formatDate(fact.checkedOn, language),
      doubt: doubtOf(fact),
    })),
  }
}

/** The ids of the facts to which texts are tied, in order. */
export function factIdsIn(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>()
  visitTexts(value, (text, path) => path.at(-1) === 'fact' && ids.add(text))
  return ids
}

/** The facts to which a Markdown text is tied, in the form of statements. */
export function tiedFactsOf(node: Nodes): { fact: string }[] {
  return nodesOf(node)
    .flatMap((one) => findTie(one)?.id ?? [])
    .map((fact) => ({ fact }))
}
