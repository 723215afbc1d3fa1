/** Whether the visitor wants no movement. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
