const key = 'chat-words'

/**
 * The first words of a chat in the language that a visitor chose, which stay on the device: none
 * for English. Gives back what is kept, or was just chosen.
 */
export function chatWords(chosen?: string): string {
  try {
    if (chosen !== undefined) localStorage.setItem(key, chosen)
    return localStorage.getItem(key) ?? ''
  } catch {
    // Where the browser keeps nothing, the choice holds for the chat that it opens.
    return chosen ?? ''
  }
}

/**
 * A message behind the chosen words, so that the firm reads the language first and then what it is
 * about. The general message is about nothing more than they are, and they stand in its place.
 */
export function withChatWords(text: string, general?: string): string {
  const words = chatWords()
  if (words === '' || text.startsWith(words)) return text
  return text === general ? words : `${words}\n\n${text}`
}
