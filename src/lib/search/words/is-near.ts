/** In shorter words another letter usually makes another word: sale and sole, rent and rend. */
const leastLetters = 5

/** Whether a word begins as typed but for one letter: wrong, missing, too many, or swapped. */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < leastLetters || word.length < typed.length - 1) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  const rest = typed.slice(same)
  const after = word.slice(same)
  return (
    after.slice(1).startsWith(rest.slice(1)) ||
    after.startsWith(rest.slice(1)) ||
    after.slice(1).startsWith(rest) ||
    (rest[0] === after[1] && rest[1] === after[0] && after.slice(2).startsWith(rest.slice(2)))
  )
}
