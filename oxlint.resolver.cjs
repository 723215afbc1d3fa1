// How Node itself finds a file: it knows the #src/ and #generated/ of package.json, which the
// resolvers that carry no native code do not.
const { createRequire, isBuiltin } = require('node:module')

exports.interfaceVersion = 2
exports.resolve = (source, file) => {
  if (isBuiltin(source)) return { found: true, path: null }
  try {
    return { found: true, path: createRequire(file).resolve(source) }
  } catch {
    return { found: false }
  }
}
