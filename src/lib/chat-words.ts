const key = 'chat-words'

/**
 * The first words of a chat in the language that a visitor chose. They are stored on the device;
 * none for English. Returns what is stored or was just chosen.
 */
export function chatWords(chosen?: string): string {
  try {
    if (chosen !== undefined) localStorage.setItem(key, chosen)
    return localStorage.getItem(key) ?? ''
  } catch {
    // If the browser stores nothing, the choice applies to the chat that it opens.
    return chosen ?? ''
  }
}

/**
 * A message after the chosen words, so that the firm reads first the language and then the subject.
 * The words replace the general message, which has no subject.
 */
export function withChatWords(text: string, general?: string): string {
  const words = chatWords()
  if (words === '' || text.startsWith(words)) return text
  return text === general ? words : `${words}\n\n${text}`
}
