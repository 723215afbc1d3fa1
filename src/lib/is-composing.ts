/**
 * Whether a key press belongs to a word that an input method is still writing: keyboards of Indian
 * scripts also end one with Enter. Safari says so by the key's code alone.
 */
export const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean => isOpen || keyCode === 229
