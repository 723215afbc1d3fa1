const key = 'chat-words'

/** The first words of chats in the chosen language, kept on the device. None for English. */
export function chatWords(chosen?: string): string {
  try {
    if (chosen !== undefined) localStorage.setItem(key, chosen)
    return localStorage.getItem(key) ?? ''
  } catch {
    // If the browser stores nothing, the choice applies to the chat that it opens.
    return chosen ?? ''
  }
}

/** A message after the chosen words. They replace the general one, which has no subject. */
export function withChatWords(text: string, general?: string): string {
  const words = chatWords()
  if (words === '' || text.startsWith(words)) return text
  return text === general ? words : `${words}\n\n${text}`
}
