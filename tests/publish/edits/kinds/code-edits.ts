import { ts } from 'ts-morph'
import type { EditKind } from '../world.ts'
import { matchEdit, textEdit } from './text-edits.ts'

const stages =
  /^codegen\/(read|validate|link|pages|emit|model|commands\/report)\/.*\.ts$|^codegen\/publish\/(files\/(share\/)?(?!picture-cache)[\w-]+|bundle\/(manifest|assets))\.ts$/

/**
 * Edits of the code of the pages, which is bundled anew, and of codegen's own code and templates.
 */
export const codeEdits: Readonly<Record<string, EditKind>> = {
  'a literal of a component': literalEdit(/^src\/.*\.tsx$/),
  'a literal of a library': literalEdit(/^src\/(lib|forms|client|content|render)\/.*\.ts$/),
  'a length in a style sheet': matchEdit(/^src\/.*\.css$/, /\b\d+(?=(?:px|rem|em|%|ms|s)\b)/g, (size) =>
    String(Number(size) + 1),
  ),
  'the address of a page': matchEdit(
    /^codegen\/model\/page-kinds\.ts$/,
    /(?<=path: '\/)[a-zA-Z]+(?=')/g,
    (path) => `${path}-zq`,
  ),
  'a setting of the bundler': matchEdit(/^vite\.config\.ts$/, /priority: \d|es2022|minShareCount: \d/g, (match) =>
    match === 'es2022' ? 'es2021' : match.replace(/\d/, (digit) => String(Number(digit) + 1)),
  ),
  'a literal of a stage': literalEdit(stages),
  'a template': matchEdit(/\.hbs$/, /(?<![{#/&<\w.])\b[a-z]{3,}\b(?![^{]*\}\})/g, (word) => `${word}zq`),
  'a comment': textEdit(/^codegen\/.*\.ts$/, (text) => `${text}// Looked at by Zq.\n`),
  'how Markdown is read': matchEdit(
    /^codegen\/read\/parse-markdown\.ts$/,
    /source\.text\b/g,
    (match) => `${match}.replaceAll(',', ';')`,
  ),
  'how YAML is read': matchEdit(
    /^codegen\/read\/yaml\/parse-yaml\.ts$/,
    /source\.text\b/g,
    (match) => `${match}.replaceAll('Tax', 'Duty')`,
  ),
}

const schemas = /\.schema\.yaml$/

/** Edits of the schemas, none of which makes them stricter. */
export const schemaEdits: Readonly<Record<string, EditKind>> = {
  'a description': matchEdit(schemas, /(?<=description: )[A-Z][^'"\n{}]*[\w.]/g, (said) => `${said} Zq.`),
  'a length loosened': matchEdit(schemas, /(?<=max(?:Length|Items|imum): )\d+/g, (limit) => String(Number(limit) + 10)),
  'a lower limit loosened': matchEdit(schemas, /(?<=min(?:Length|Items|imum): )[1-9]\d*/g, (limit) =>
    String(Number(limit) - 1),
  ),
  'a key that nobody uses yet': matchEdit(
    schemas,
    /^ *properties:\n/gm,
    (line) => `${line}${' '.repeat(line.indexOf('p') + 2)}zq?: { type: string, description: New. }\n`,
  ),
  'a key required no more': matchEdit(schemas, /(?<=^ *properties:\n +\w+)(?=:)/gm, () => '?'),
}

function literalEdit(wanted: RegExp): EditKind {
  return textEdit(wanted, (text, random) => {
    const literals = literalsIn(text)
    if (literals.length === 0) return text
    const { start, end } = random.pick(literals)
    const old = text.slice(start, end)
    return (
      text.slice(0, start) +
      (/^\d/.test(old) ? `${Number(old) + 1}` : old.replace(/(\w)(?=\W*$)/, '$1zq')) +
      text.slice(end)
    )
  })
}

/** Where texts and numbers stand in a source, without those that name modules, types and keys. */
function literalsIn(text: string): { start: number; end: number }[] {
  const source = ts.createSourceFile('edited.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: { start: number; end: number }[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      ts.isTypeNode(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    )
      return
    const isText =
      ts.isStringLiteral(node) ||
      ts.isJsxText(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node)
    if ((isText && /\w/.test(node.text)) || (ts.isNumericLiteral(node) && /^\d+$/.test(node.getText())))
      found.push({ start: node.getStart(), end: node.getEnd() - (ts.isTemplateHead(node) ? 2 : 0) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter(({ start, end }) => end > start)
}
