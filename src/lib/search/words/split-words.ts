import { fold } from '../../../rules/fold.ts'

/** Words on both sides are not joined. A blank, a hyphen and a slash are within a phrase. */
const breaks = /[()[\],;:?!|·]+/

/** The words of each phrase of a text, split at brackets, commas and the like. */
export function foldedParts(text: string): string[][] {
  return text
    .split(breaks)
    .map(foldedWords)
    .filter((words) => words.length > 0)
}

export function foldedWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
