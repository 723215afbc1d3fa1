/**
 * Forms in which a firm states figures or a rank of itself, in any text. Figures of law are left to
 * find-figures.ts.
 */
const anywhere = new RegExp(
  [
    // 5000+, 15+ years.
    String.raw`(?<!\d,?)\d[\d,]*\+(?!\d)`,
    String.raw`\b24\s?[x×/]\s?7\b`,
    String.raw`\b24\s?hrs?\b`,
    String.raw`\b\d+(?:\.\d+)?\s?%\s+(?:accura|satisf|complian|secur|guarant|succe|safe|genuine|transparen|on[ -]time|error)\w*`,
    String.raw`\b\d[\d,]{2,}\s+(?:happy |satisfied )?(?:clients|customers|filings|reviews|returns filed|businesses served)\b`,
    String.raw`\b\d+[ -](?:day|week|month) (?:free trial|money-back)\b`,
    String.raw`\b(?:no|zero) (?:set-?up|hidden) (?:fees?|charges?|costs?)\b`,
    String.raw`\bcancel any ?time\b`,
    String.raw`\bmost (?:popular|trusted)\b`,
    String.raw`\bbest value\b`,
    String.raw`\b(?:top|best|highest)[ -]rated\b`,
    String.raw`\bIndia's (?:best|leading|largest|first|top|fastest)\b`,
    String.raw`\b(?:lowest|cheapest|best) (?:prices?|fees?)\b`,
    String.raw`\baward-winning\b`,
    String.raw`\bmoney-back guarantee\b`,
  ].join('|'),
  'gi',
)

/** On pages that are about the firm alone, more forms can only be about the firm. */
const onOwnPages = new RegExp(
  [
    anywhere.source,
    String.raw`\b\d+(?:\.\d+)?\s?%`,
    String.raw`\bsince (?:19|20)\d\d\b`,
    String.raw`\b\d+\+? years of (?:experience|practice)\b`,
    // 48 business hours are a term of the policies, and a call of 30 minutes is an offer.
    String.raw`\b\d+[ -]hours?\b`,
    String.raw`\bfrom ₹\s?\d[\d,]*`,
  ].join('|'),
  'gi',
)

/** What a text states of the firm, as it is written, in the order of the text. */
export function findClaims(text: string, isOwnPage: boolean): string[] {
  return [...text.matchAll(isOwnPage ? onOwnPages : anywhere)].map(([found]) => found)
}
