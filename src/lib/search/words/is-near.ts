/** In shorter words another letter usually makes another word: sale and sole, rent and rend. */
const leastLetters = 5

/** Whether a word begins as typed but for one letter: wrong, missing, too many, or swapped. */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < leastLetters || word.length < typed.length - 1) return false
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same++
  const rest = typed.slice(same)
  const next = rest.slice(1)
  return (
    word.startsWith(next, same + 1) ||
    word.startsWith(next, same) ||
    word.startsWith(rest, same + 1) ||
    word.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`, same)
  )
}
