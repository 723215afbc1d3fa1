/** The path of a page as the name of a file without its ending: index, gst/mumbai. */
export const fileNameOf = (path: string): string => (path === '/' ? 'index' : path.slice(1))
