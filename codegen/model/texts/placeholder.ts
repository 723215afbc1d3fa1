/** Texts in square brackets stand where the firm's own value belongs. */
export const isPlaceholder = (text: string): boolean => text.startsWith('[')
