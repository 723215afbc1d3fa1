/** The path of a page under a name that a file can have: the home page's is /index. */
export const namedPath = (path: string): string => (path === '/' ? '/index' : path)
