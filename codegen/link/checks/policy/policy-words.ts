// What browsers know of a Content-Security-Policy.

const fetchDirectives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'manifest-src',
  'worker-src',
  'child-src',
  'frame-src',
]
/** Directives whose values are places that files come from, or pages that may frame this one or get its forms. */
export const sourceDirectives = [...fetchDirectives, 'base-uri', 'form-action', 'frame-ancestors']
export const directives = [
  ...sourceDirectives,
  'sandbox',
  'require-trusted-types-for',
  'trusted-types',
  'upgrade-insecure-requests',
  'report-uri',
  'report-to',
]

/** What is in single quotes. */
export const keywords = [
  "'self'",
  "'none'",
  "'unsafe-inline'",
  "'unsafe-eval'",
  "'unsafe-hashes'",
  "'wasm-unsafe-eval'",
  "'strict-dynamic'",
  "'report-sample'",
  "'script'",
  "'allow-duplicates'",
]
