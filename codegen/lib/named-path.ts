/** The path of a page as a file name: the home page is /index. */
export const namedPath = (path: string): string => (path === '/' ? '/index' : path)
