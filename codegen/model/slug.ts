export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

const noFile = 'Windows can have no file of that name'

/** Slugs that cannot be an address on every host, each with the reason for operators. */
export const reservedSlugs: ReadonlyMap<string, string> = new Map([
  ...entriesFor('index', 'servers take it for the page of its folder and lead visitors there'),
  ...entriesFor('404 500', 'servers answer there with their own page of errors'),
  ...entriesFor('null true false yes no on off nan undefined', 'programs take it for no name but a value'),
  ...entriesFor('constructor prototype', 'programs have a meaning of their own for it'),
  ...entriesFor('con prn aux nul', noFile),
  ...entriesFor('com1 com2 com3 com4 com5 com6 com7 com8 com9', noFile),
  ...entriesFor('lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9', noFile),
])

function entriesFor(words: string, reason: string): [string, string][] {
  return words.split(' ').map((word) => [word, reason])
}

/** The slug of a name: "Ā Name's" gives a-names. Empty if the name has no Latin letter or digit. */
export function toSlug(name: string): string {
  // Splits letters from their marks. An apostrophe joins the letters on its sides.
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
