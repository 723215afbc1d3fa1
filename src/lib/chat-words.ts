const key = 'chat-words'

/** The first words of a chat in the language that a visitor chose, which stay on the device; none where it is English. */
export function readChatWords(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Where the browser keeps nothing, the choice holds for the chat that it opens. */
export function keepChatWords(words: string): void {
  try {
    if (words === '') localStorage.removeItem(key)
    else localStorage.setItem(key, words)
  } catch {
    // Nothing is lost but the next chat's first words.
  }
}

/** A message behind the chosen words, so that the firm reads the language first and then what it is about. */
export function withChatWords(text: string): string {
  const words = readChatWords()
  return words === '' || text.startsWith(words) ? text : `${words}\n\n${text}`
}
