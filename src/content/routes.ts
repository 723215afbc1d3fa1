/** Paths of the single pages, for pages and the layout. */
export { fixedPaths } from '#generated/routes.ts'
