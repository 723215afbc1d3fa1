import type { Row, Want } from './request-rows.ts'

const html = 'text/html; charset=utf-8'
const pages = 'pages'

/**
 * Servers that answer the table. Each is the real thing, but for CloudFront, of which the functions
 * and the uploaded objects are real.
 */
export type Host = 'preview' | 'nginx' | 'cloudfront' | 'cloudflare'

export interface Difference {
  why: string
  isIn: (row: Row) => boolean
  /** What is other than in the table; nothing where the host is not asked. */
  want?: (row: Row) => Partial<Want>
}

const isMissing = ({ status }: Row) => status === 404
// What a function that does not know the files takes for another form of a page.
const isPageForm = ({ path }: Row) =>
  /^(\/[\w-]+)+(\/|\/index|(\/index)?\.html)\/*$/.test(path) && !/\/404\.html$/.test(path)
const bare = (path: string) =>
  path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')

/** Where hosts cannot be made to answer alike. */
export const differences: Readonly<Record<Host, readonly Difference[]>> = {
  preview: [],
  nginx: [],
  cloudfront: [
    {
      why: 'A distribution refuses methods by itself: allow GET and HEAD only.',
      isIn: ({ method }) => method !== undefined,
    },
    {
      why: 'The function does not know which pages there are: it leads to the clean address, and that is missing.',
      isIn: (row) => isMissing(row) && isPageForm(row),
      want: ({ path }) => ({ status: 301, location: bare(path), type: undefined, file: undefined }),
    },
    {
      why: 'A distribution has one page for what is missing.',
      isIn: ({ file }) => file === 'services/404.html',
      want: () => ({ file: '404.html' }),
    },
  ],
  cloudflare: [
    { why: 'Pages answers other methods by itself.', isIn: ({ method }) => method !== undefined },
    {
      why: 'wrangler fails (502) where the disk does: a file in the place of a folder, a name too long. What Pages itself says is not known.',
      isIn: ({ path }) => path.length > 255 || /^\/_(headers|redirects)$|\.html\/$/.test(path),
    },
    {
      why: 'Pages takes a page for mistakes to be a page like others.',
      isIn: ({ path }) => /^(\/services)?\/404$/.test(path),
      want: () => ({ status: 200, caching: pages }),
    },
    {
      why: 'The same by the name of its file.',
      isIn: ({ path }) => /^(\/services)?\/404\.html$/.test(path),
      want: ({ path }) => ({
        status: 308,
        location: path.replace('.html', ''),
        type: undefined,
        caching: pages,
        file: undefined,
      }),
    },
    {
      why: 'Pages names the types of files by itself; texts have their charset.',
      isIn: ({ status, path }) => status === 200 && /\.(js|xml|webmanifest|ico)$/.test(path),
      want: () => ({ type: undefined }),
    },
    { why: 'Pages keeps no page of mistakes.', isIn: isMissing, want: () => ({ caching: 'no-store' }) },
    {
      why: 'Pages has no other address for a folder, or for two forms at once.',
      isIn: ({ path }) => path === '/gst/index.html' || path === '/pricing//',
      want: () => ({ status: 404, location: undefined, type: html, caching: 'no-store', file: '404.html' }),
    },
    {
      why: 'Pages leads to the clean address by 308.',
      isIn: (row) => row.status === 301 && !row.what.startsWith('an old address'),
      want: () => ({ status: 308 }),
    },
  ],
}
