export const islands = {}
