import { dirname, relative, resolve } from 'node:path'

// The rules that oxlint does not have, in the form that it shares with ESLint.

/** Whether a name is one of a list or lies in one. `*` stands for one folder, whatever its name. */
const isIn = (name, list) => {
  const parts = name.split('/')
  return list.some((one) => one.split('/').every((part, index) => part === '*' || part === parts[index]))
}

/**
 * Refuses an import of another room than those in `rooms`, and of a package that is not in
 * `packages`. Types alone may come from the rooms and packages in `types`, too. Addresses are
 * relative, or the short ones of package.json, as `#src/lib/fill.ts`.
 */
const imports = {
  meta: { schema: [{ type: 'object' }] },
  create({ cwd, filename, options: [{ rooms, packages, types, message }], report }) {
    const fileOf = (address) =>
      address.startsWith('#')
        ? address.slice(1)
        : relative(cwd, resolve(dirname(filename), address)).replaceAll('\\', '/')
    const look = (node) => {
      const address = node.source?.value
      if (typeof address !== 'string') return
      const isOfTypes = node.importKind === 'type' || node.exportKind === 'type'
      const isLocal = /^[.#]/.test(address)
      const name = isLocal ? fileOf(address) : address
      const isAllowed = isIn(name, isLocal ? rooms : packages) || (isOfTypes && isIn(name, types))
      if (!isAllowed) report({ node, message })
    }
    return { ImportDeclaration: look, ImportExpression: look, ExportNamedDeclaration: look, ExportAllDeclaration: look }
  },
}

const widest = 100

/** oxfmt wraps code and leaves comments as they are. A directive goes on to the end of its line. */
const commentWidth = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { loc } of sourceCode.getAllComments())
        for (let line = loc.start.line; line <= loc.end.line; line++) {
          const text = sourceCode.lines[line - 1]
          if (text.length > widest && !/:\/\/|lint-disable/.test(text))
            report({ loc: { line, column: widest }, message: `A comment has at most ${widest} columns.` })
        }
    },
  }),
}

/**
 * A browser's translator takes a text out of the page and puts its own there: React could change or
 * remove it no more.
 */
const changingText = {
  create({ report }) {
    const message = 'A text that changes stands alone in an element of its own: <span key={word}>{word}</span>.'
    const places = [':not(:first-child)', ':not(:last-child)']
    const texts = [
      'ConditionalExpression[consequent.type!=/^JSX/][alternate.type!=/^JSX/]',
      'LogicalExpression[right.type=/Literal$/]',
    ]
    const selectors = places.flatMap((place) =>
      texts.map((text) => `:matches(JSXElement, JSXFragment) > JSXExpressionContainer${place} > ${text}`),
    )
    return { [selectors.join(', ')]: (node) => report({ node, message }) }
  },
}

export default {
  meta: { name: 'more' },
  rules: { 'changing-text': changingText, 'comment-width': commentWidth, imports },
}
