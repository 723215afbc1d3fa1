import { builtinRules } from 'eslint/use-at-your-own-risk'
import importPlugin from 'eslint-plugin-import'

/**
 * Refuses a package that is neither in `packages` nor, where types alone are imported, in `types`.
 * ESLint's own rule knows lists of what is refused, and not of what is allowed.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const allowedPackages = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const { packages, types, message } = context.options[0]
    const isIn = (/** @type {string} */ name, /** @type {readonly string[]} */ list) =>
      list.some((one) => name === one || name.startsWith(`${one}/`))
    const look = (/** @type {any} */ node) => {
      const name = node.source?.value
      if (typeof name !== 'string' || /^[.#]/.test(name)) return
      const isOfTypes = node.importKind === 'type' || node.exportKind === 'type'
      if (!isIn(name, packages) && !(isOfTypes && isIn(name, types))) context.report({ node, message })
    }
    return { ImportDeclaration: look, ImportExpression: look, ExportNamedDeclaration: look, ExportAllDeclaration: look }
  },
}

/** The rules that oxlint does not have. */
export default {
  meta: { name: 'more' },
  rules: {
    'allowed-packages': allowedPackages,
    'max-len': builtinRules.get('max-len'),
    'no-restricted-paths': importPlugin.rules['no-restricted-paths'],
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
  },
}
