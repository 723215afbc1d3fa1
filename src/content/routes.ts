/** Paths and path builders for pages and the layout: an unknown id in a link does not compile. */
export {
  articlePath,
  calculatorPath,
  cityPath,
  estimatorPath,
  fixedPaths,
  gstOutcomePath,
  jobPath,
  legalPath,
  servicePath,
  statePath,
} from '#generated/routes.ts'
