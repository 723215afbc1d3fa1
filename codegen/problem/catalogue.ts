/**
 * Every code a report can show. Codes are permanent: operators search for them.
 * `error` stops the run and nothing is written; `warning` is shown and the run goes on; `deploy` is
 * checked only by `validate --deploy`.
 */
export const catalogue = {
  'missing-file': { severity: 'error', meaning: 'A data file that the site cannot do without is not there.' },
  'file-name': { severity: 'error', meaning: "A file's name is not a slug, so it cannot become a URL." },
  'unread-file': { severity: 'error', meaning: 'A file is in data/ that nothing reads.' },
  'unreadable-file': { severity: 'error', meaning: 'A file or folder of data/ cannot be read.' },
  'merge-conflict': { severity: 'error', meaning: 'A file holds the marks of a merge that was never finished.' },
  'yaml-syntax': { severity: 'error', meaning: 'The file is not readable as YAML.' },
  'yaml-tab': { severity: 'error', meaning: 'A line is indented by a tab; YAML allows spaces only.' },
  'yaml-unclosed': { severity: 'error', meaning: 'A bracket, brace or quote is opened and never closed.' },
  'duplicate-key': { severity: 'error', meaning: 'The same key appears twice in one record.' },
  'front-matter': { severity: 'error', meaning: 'A Markdown file does not begin with its block of data.' },
  'broken-schema': {
    severity: 'error',
    meaning: 'A file of data/schemas is not readable, or holds a word that means nothing there.',
  },
  'unknown-key': { severity: 'error', meaning: 'A record has a key that its schema does not know.' },
  'missing-key': { severity: 'error', meaning: 'A record lacks a key that its schema asks for.' },
  'wrong-type': { severity: 'error', meaning: 'A value is of another kind than its schema asks for.' },
  'needs-quotes': {
    severity: 'error',
    meaning: 'YAML read a text as a number, as yes or no, or as a record; it needs quotes.',
  },
  'wrong-value': { severity: 'error', meaning: 'A value is not one of those allowed.' },
  'wrong-format': { severity: 'error', meaning: 'A value does not have the form that its schema asks for.' },
  'wrong-length': { severity: 'error', meaning: 'A text or a list is too long or too short.' },
  'unsafe-text': { severity: 'error', meaning: 'A text holds control or direction characters that no reader sees.' },
  'said-twice': { severity: 'error', meaning: 'A word appears twice in a row, or an entry twice in its list.' },
  'unknown-state': { severity: 'error', meaning: 'Something names a state that data/states.yaml does not have.' },
  'unknown-city': {
    severity: 'error',
    meaning: 'A city that does not exist is named as near or surrounding, or local facts stand under its name.',
  },
  'unknown-trade': { severity: 'error', meaning: 'A city names a trade that data/trades.yaml does not have.' },
  'unsupported-trade': {
    severity: 'error',
    meaning:
      'A city names a trade for which neither a listed product of its district nor evidence speaks, or the evidence claims what has no source.',
  },
  'struck-words': {
    severity: 'error',
    meaning: 'A page strikes a time as superseded, and prints the same elsewhere in full.',
  },
  'reverse-charge': {
    severity: 'error',
    meaning: 'A text says that reverse charge makes somebody register, where it binds registered buyers only.',
  },
  'unknown-service': { severity: 'error', meaning: 'Something refers to a service that has no file in data/services.' },
  'unknown-category': { severity: 'error', meaning: 'A service or an article names a category that does not exist.' },
  'unknown-article': { severity: 'error', meaning: 'Something refers to an article that has no file.' },
  'unknown-author': { severity: 'error', meaning: 'An article names an author that data/authors.yaml does not have.' },
  'unknown-source': {
    severity: 'error',
    meaning: 'A local fact names a source that data/place-sources.yaml does not have.',
  },
  'unknown-fact': { severity: 'error', meaning: 'A sentence is tied to a fact that data/facts.yaml does not have.' },
  'unknown-rule': { severity: 'error', meaning: 'Something refers to a rule that has no file in data/rules.' },
  'unknown-figure': {
    severity: 'error',
    meaning: 'A figure in a text is tied to a fact that does not say what holds now in its place.',
  },
  'unknown-answer': {
    severity: 'error',
    meaning: 'A condition names a question or an answer that the decision does not have.',
  },
  'open-decision': {
    severity: 'error',
    meaning: 'Some answers of a decision lead to no outcome, or none lead to one of its outcomes.',
  },
  'unknown-role': {
    severity: 'error',
    meaning: 'An opening has a title that the roles of the careers form do not have.',
  },
  'unknown-person': {
    severity: 'error',
    meaning: 'The reviewer or the Grievance Officer is not among the people of data/team.yaml.',
  },
  'unknown-language': {
    severity: 'error',
    meaning: 'Somebody speaks, or a text is written in, a language that data/languages.yaml does not have.',
  },
  'wrong-translation': {
    severity: 'error',
    meaning: 'A text in another language lacks something that its English one has, or says another figure.',
  },
  'draft-translation': {
    severity: 'warning',
    meaning: 'A text in another language that nobody has reviewed is not complete, or says another figure.',
  },
  'unknown-form': { severity: 'error', meaning: 'A service names an enquiry form that data/site.yaml does not have.' },
  'unknown-icon': { severity: 'error', meaning: 'An icon name is not in the icon set.' },
  'unknown-token': { severity: 'error', meaning: 'A text holds a {token} that nothing fills in.' },
  'unknown-markdown': {
    severity: 'error',
    meaning: 'A Markdown text holds a mark that pages do not show, so that what it marks would be lost.',
  },
  'broken-markdown': {
    severity: 'error',
    meaning: 'A mark of Markdown is not complete, so that visitors would read the mark itself.',
  },
  'unnamed-site': {
    severity: 'error',
    meaning: 'The source of a figure of law is a page that only retells the law, and nothing says whose page it is.',
  },
  'self-reference': { severity: 'error', meaning: 'A record refers to itself.' },
  'nested-neighbourhood': {
    severity: 'error',
    meaning: 'A neighbourhood lies within another neighbourhood or in another state than its city.',
  },
  'far-neighbour': {
    severity: 'error',
    meaning: 'A city that is called near, or that a neighbourhood lies in, is too far away for it.',
  },
  'slug-collision': { severity: 'error', meaning: 'A slug or an alias is claimed twice.' },
  'alias-collision': { severity: 'error', meaning: 'Two services are looked for by the same name.' },
  'price-order': {
    severity: 'error',
    meaning: 'A higher price is in the place of a lower one, so that the page would work out nonsense.',
  },
  'row-order': { severity: 'error', meaning: 'The rows of a rule do not follow each other in time.' },
  'slab-order': {
    severity: 'error',
    meaning: 'Slabs do not rise, leave something out, or take more than the law allows.',
  },
  'due-day': { severity: 'error', meaning: 'A rule names a due day that its month does not have, or none.' },
  'wrong-example': { severity: 'error', meaning: 'A worked example does not come out as it was worked by hand.' },
  'calculator-question': { severity: 'error', meaning: 'A question of a calculator cannot be asked as it is.' },
  'wrong-extension': {
    severity: 'error',
    meaning: 'An extension moves a day that its rule does not give, or moves it back.',
  },
  'fact-disagrees': { severity: 'error', meaning: 'A fact does not state a figure of the rule that it points at.' },
  'inverted-dates': { severity: 'error', meaning: 'Something ends before it begins.' },
  'future-date': { severity: 'error', meaning: 'A date has not come yet, or lies further ahead than it can.' },
  'empty-category': { severity: 'error', meaning: 'A category has no service.' },
  'unsafe-header': {
    severity: 'error',
    meaning: 'A header would break the pages on every host, or drop their protection.',
  },
  'reserved-slug': { severity: 'error', meaning: 'A slug is a word that cannot be an address on every host.' },
  'route-collision': { severity: 'error', meaning: 'Two records claim the same address on the site.' },
  'file-collision': {
    severity: 'error',
    meaning: 'A file of public/ has the address of a page, or of a file that the build writes.',
  },
  'unpublishable-file': {
    severity: 'error',
    meaning: 'public/ has a file that nobody means to publish, or lacks one that pages name.',
  },
  'misplaced-city': {
    severity: 'error',
    meaning: 'The PIN code or the coordinates of a city lie in another state.',
  },
  'order-collision': { severity: 'error', meaning: 'Two services claim the same place in their category.' },
  'unfinished-copy': {
    severity: 'error',
    meaning: 'A service or an article is a copy of another one, and its words are still of that one.',
  },
  'anchor-collision': { severity: 'error', meaning: 'Two headings of a text have the same anchor, or one has none.' },
  'dead-link': { severity: 'error', meaning: 'A link leads to a page that does not exist.' },
  'unsafe-link': {
    severity: 'error',
    meaning: 'A link leads neither into this site nor to an https, mailto or tel address.',
  },
  'dead-anchor': { severity: 'error', meaning: 'A link leads to an anchor that its page does not have.' },
  'missing-redirect': {
    severity: 'error',
    meaning: 'A page that was public is gone, and nothing leads its visitors to another one.',
  },
  'duplicate-title': { severity: 'error', meaning: 'Two pages have the same title.' },
  'duplicate-description': { severity: 'error', meaning: 'Two pages have the same description.' },
  'refused-source': {
    severity: 'error',
    meaning: 'A source leads to a site that data/site.yaml refuses, or to an address that soon shows something else.',
  },
  'stale-fact': { severity: 'warning', meaning: 'A fact, a rule or an extension was last checked over 180 days ago.' },
  'untied-figure': {
    severity: 'error',
    meaning: 'A sentence states a figure of law, and it is tied to no fact that says it.',
  },
  placeholder: { severity: 'deploy', meaning: "A made-up value is still in the place of the firm's own." },
  'alike-cities': { severity: 'deploy', meaning: 'Too little of the pages of cities is their own.' },
  undelivered: { severity: 'deploy', meaning: 'The contact forms deliver to nobody.' },
} as const satisfies Record<string, { severity: 'error' | 'warning' | 'deploy'; meaning: string }>

export type ProblemCode = keyof typeof catalogue

/**
 * Whether a problem of this code stops the run. Deploy codes are only ever reported by a deploy
 * check, which they stop.
 */
export function isError(code: ProblemCode): boolean {
  return catalogue[code].severity !== 'warning'
}
