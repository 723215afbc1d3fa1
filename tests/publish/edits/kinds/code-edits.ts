import ts from 'typescript'
import type { Random } from '../../../helpers/edits/random.ts'
import type { EditKind } from './edit-kind.ts'
import { textOf, withFiles } from '../world.ts'
import { replaceOne } from './markdown-edits.ts'

const stages =
  /^codegen\/(read|validate|link|pages|emit|model|commands\/report)\/.*\.ts$|^codegen\/publish\/(files\/(share\/)?(?!picture-cache)[\w-]+|bundle\/(manifest|assets))\.ts$/

/**
 * Edits of the code of the pages, which is bundled anew, and of codegen's own code and templates.
 */
export const codeEdits: Readonly<Record<string, EditKind>> = {
  'a literal of a component': literalEdit((file) => /^src\/.*\.tsx$/.test(file)),
  'a literal of a library': literalEdit((file) => /^src\/(lib|forms|client|content|render)\/.*\.ts$/.test(file)),
  'a length in a style sheet': textEdit(
    (file) => /^src\/.*\.css$/.test(file),
    (text, random) => replaceOne(text, /\b\d+(?=(?:px|rem|em|%|ms|s)\b)/g, random, (size) => String(Number(size) + 1)),
  ),
  'the address of a page': textEdit(
    (file) => file === 'codegen/model/page-kinds.ts',
    (text, random) => replaceOne(text, /(?<=path: '\/)[a-zA-Z]+(?=')/g, random, (path) => `${path}-zq`),
  ),
  'a setting of the bundler': textEdit(
    (file) => file === 'vite.config.ts',
    (text, random) =>
      replaceOne(text, /priority: \d|es2022|minShareCount: \d/g, random, (match) =>
        match === 'es2022' ? 'es2021' : match.replace(/\d/, (digit) => String(Number(digit) + 1)),
      ),
  ),
  'a literal of a stage': literalEdit((file) => stages.test(file)),
  'a template': textEdit(
    (file) => file.endsWith('.hbs'),
    (text, random) => replaceOne(text, /(?<![{#/&<\w.])\b[a-z]{3,}\b(?![^{]*\}\})/g, random, (word) => `${word}zq`),
  ),
  'a comment': textEdit(
    (file) => /^codegen\/.*\.ts$/.test(file),
    (text) => `${text}// Looked at by Zq.\n`,
  ),
  'how Markdown is read': textEdit(
    (file) => file === 'codegen/read/parse-markdown.ts',
    (text, random) => replaceOne(text, /source\.text\b/g, random, (match) => `${match}.replaceAll(',', ';')`),
  ),
  'how YAML is read': textEdit(
    (file) => file === 'codegen/read/yaml/parse-yaml.ts',
    (text, random) => replaceOne(text, /source\.text\b/g, random, (match) => `${match}.replaceAll('Tax', 'Duty')`),
  ),
}

function textEdit(isWanted: (file: string) => boolean, change: (text: string, random: Random) => string): EditKind {
  return ({ world, random }) => {
    const files = [...world.files.keys()].filter(isWanted)
    // A file that has moved away would leave the kind without a try, and nobody would know.
    if (files.length === 0)
      throw new Error(`No file of the project is of the kind that is edited here: ${isWanted.toString()}`)
    const file = random.pick(files)
    const text = textOf(world, file)
    const edited = change(text, random)
    return edited === text
      ? undefined
      : { name: `${file}: ${describe(text, edited)}`, world: withFiles(world, { [file]: edited }) }
  }
}

function literalEdit(isWanted: (file: string) => boolean): EditKind {
  return textEdit(isWanted, (text, random) => {
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

/** The line of an edit, before and after it. */
function describe(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const line = old.findIndex((text, index) => text !== now[index])
  return line < 0 ? 'a line more' : `${line + 1}: ${(now[line] ?? '').trim().slice(0, 100)}`
}
