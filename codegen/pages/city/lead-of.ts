// A sentence with fewer words opens a thought and states no rule yet: "If you buy metal scrap, you
// have two duties."
const fewestWords = 12

/** The first sentence of a text, with the next one if the first is short. */
export function leadOf(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.?!]) (?=\p{Lu})/u)
  let lead = first
  for (const sentence of rest) {
    if (lead.split(' ').length >= fewestWords) break
    lead += ` ${sentence}`
  }
  return lead
}
