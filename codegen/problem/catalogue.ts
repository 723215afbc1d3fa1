/** Problems that stop the run. Codes are permanent: operators search for them. */
const errors = {
  'missing-file': 'A data file that the site cannot do without is not there.',
  'file-name': "A file's name is not a slug, so it cannot become a URL.",
  'unread-file': 'A file is in data/ that nothing reads.',
  'unreadable-file': 'A file or folder of data/ cannot be read.',
  'merge-conflict': 'A file holds the marks of an unfinished merge.',
  'yaml-syntax': 'The file is not readable as YAML.',
  'yaml-tab': 'A line is indented by a tab; YAML allows spaces only.',
  'yaml-unclosed': 'A bracket, brace or quote is opened and never closed.',
  'duplicate-key': 'The same key appears twice in one record.',
  'front-matter': 'A Markdown file does not begin with its block of data.',
  'broken-schema': 'A file of data/schemas is not readable, or holds a word that means nothing there.',
  'unknown-key': 'A record has a key that its schema does not know.',
  'missing-key': 'A record lacks a key that its schema asks for.',
  'wrong-type': 'A value is of another kind than its schema asks for.',
  'needs-quotes': 'YAML read a text as a number, as yes or no, or as a record; it needs quotes.',
  'wrong-value': 'A value is not one of those allowed.',
  'wrong-format': 'A value does not have the form that its schema asks for.',
  'wrong-length': 'A text or a list is too long or too short.',
  'unsafe-text': 'A text holds invisible or garbled characters, or letters of two scripts in one word.',
  'said-twice': 'A word appears twice in a row, or an entry twice in its list.',
  'unknown-state': 'Something names a state that data/states.yaml does not have.',
  'unknown-city': 'A city that does not exist is named as near or surrounding, or has local facts.',
  'unknown-trade': 'A city names a trade that data/trades.yaml does not have.',
  'unsupported-trade':
    'A city names a trade without a listed product of its district and without evidence, or its evidence has no source.',
  'struck-words': 'A page strikes a time as superseded and also prints it without the stroke.',
  'reverse-charge': 'A text says that reverse charge makes somebody register, though it binds only registered buyers.',
  'unknown-service': 'Something refers to a service that has no file in data/services.',
  'unknown-category': 'A service or an article names a category that does not exist.',
  'unknown-article': 'Something refers to an article that has no file.',
  'unknown-author': 'An article names an author that data/authors.yaml does not have.',
  'unknown-source': 'A local fact names a source that data/place-sources.yaml does not have.',
  'unknown-fact': 'A sentence is tied to a fact that data/facts.yaml does not have.',
  'unknown-rule': 'Something refers to a rule that has no file in data/rules.',
  'unknown-figure': 'A figure in a text is tied to a fact that does not give the figure in force.',
  'unknown-answer': 'A condition names a question or an answer that the decision does not have.',
  'open-decision': 'Some answers of a decision lead to no outcome, or an outcome can never be reached.',
  'unknown-role': 'An opening has a title that the roles of the careers form do not have.',
  'unknown-person': 'The reviewer or the Grievance Officer is not among the people of data/team.yaml.',
  'unknown-language': 'A person or a text has a language that data/languages.yaml does not have.',
  'wrong-translation': 'A translation lacks a part of the English text, or has another figure.',
  'unknown-form': 'A service names an enquiry form that data/site.yaml does not have.',
  'unknown-icon': 'An icon name is not in the icon set.',
  'unknown-token': 'A text holds a {token} that nothing fills in.',
  'unknown-markdown': 'A Markdown text uses a form that pages cannot show.',
  'broken-markdown': 'A mark of Markdown is incomplete, and visitors would see the mark.',
  'unnamed-site': 'The source of a figure of law is a page that only retells the law, and no text names its site.',
  'self-reference': 'A record refers to itself.',
  'nested-neighbourhood': 'A neighbourhood lies within another neighbourhood or in another state than its city.',
  'far-neighbour': 'A city named as near, or the city of a neighbourhood, is too far away.',
  'slug-collision': 'A slug or an alias is claimed twice.',
  'alias-collision': 'Two services have the same name for the search.',
  'price-order': 'Prices contradict each other: a larger package costs less, or a saving would be wrong.',
  'row-order': 'The rows of a rule do not follow each other in time.',
  'slab-order': 'Slabs do not rise, have a gap, or take more than the law allows.',
  'due-day': 'A rule names a due day that its month does not have, or none.',
  'wrong-example': 'A worked example has another result than the calculation.',
  'calculator-question': 'A question of a calculator is incomplete or contradicts another part of it.',
  'wrong-extension': 'An extension moves a day that its rule does not give, or moves it back.',
  'fact-disagrees': 'A fact does not state a figure of the rule that it points at.',
  'inverted-dates': 'Something ends before it begins.',
  'future-date': 'A date is in the future, or too far in the future.',
  'empty-category': 'A category has no service.',
  'unsafe-header': 'A header would break the pages on every host, or drop their protection.',
  'reserved-slug': 'A slug is a word that cannot be an address on every host.',
  'route-collision': 'Two records claim the same address on the site.',
  'file-collision': 'A file of public/ has the address of a page, or of a file that the build writes.',
  'unpublishable-file': 'public/ has a file that should not be published, or lacks one that pages use.',
  'misplaced-city': 'The PIN code or the coordinates of a city lie in another state.',
  'order-collision': 'Two services claim the same place in their category.',
  'unfinished-copy': 'A service or an article still has the texts of the one from which it was copied.',
  'anchor-collision': 'Two headings of a text have the same anchor, or one has none.',
  'dead-link': 'A link leads to a page that does not exist.',
  'unsafe-link': 'A link leads neither into this site nor to an https, mailto or tel address.',
  'dead-anchor': 'A link leads to an anchor that its page does not have.',
  'missing-redirect': 'A page that was public is gone, and its address has no redirect.',
  'duplicate-title': 'Two pages have the same title.',
  'duplicate-description': 'Two pages have the same description.',
  'refused-source':
    'A source leads to a site that data/site.yaml refuses, or to an address that soon shows something else.',
  'untied-figure': 'A sentence states a figure of law without naming a fact that contains it.',
}

/** Problems that are shown and do not stop the run. */
const warnings = {
  'draft-translation': 'A translation without a review is incomplete, or has another figure.',
  'misspelled-city': 'A new city is spelled almost like another city of its state.',
  'stale-fact': 'A fact, a rule or an extension was last checked over 180 days ago.',
}

/** Errors that only a check before a deploy looks for. */
export const beforeDeploy = {
  placeholder: "A made-up value has not been replaced by the firm's own.",
  'alike-cities': 'Too little of the text of city pages is their own.',
  undelivered: 'The contact forms have no address to send to.',
}

/** What each code means. */
export const catalogue = { ...errors, ...warnings, ...beforeDeploy }

export type ProblemCode = keyof typeof catalogue

/** Whether a problem of this code stops the run. */
export const isError = (code: ProblemCode): boolean => !Object.hasOwn(warnings, code)
