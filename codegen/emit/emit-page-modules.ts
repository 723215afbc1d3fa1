import { VariableDeclarationKind } from 'ts-morph'
import type { SourceFile } from 'ts-morph'
import { kinds } from '../model/page-kinds.ts'
import type { Kind } from '../model/page-kinds.ts'

/** Writes functions that load the module of a kind, for the browser, which loads one. What a kind lacks in src/pages does not compile. */
export function emitClientPages(file: SourceFile): void {
  addConstant(file, {
    name: 'clientPages',
    doc: 'The code of each kind of page, loaded when the first page of that kind is shown.',
    rows: kinds.map((kind) => `${keyOf(kind)}: () => import('${moduleOf(kind)}'),\n`),
  })
}

/** Writes the components of all kinds, for the prerenderer. */
export function emitServerPages(file: SourceFile): void {
  for (const kind of kinds)
    file.addImportDeclaration({ namespaceImport: nameOf(kind), moduleSpecifier: moduleOf(kind) })
  addConstant(file, {
    name: 'serverPages',
    doc: 'The component of each kind of page, for rendering on the server.',
    rows: kinds.map((kind) => `${keyOf(kind)}: ${nameOf(kind)}.Page,\n`),
  })
}

/** Writes what the pages of each kind are given: the type that is called after the kind, from a file of plan/payloads. */
export function emitPayloadMap(file: SourceFile): void {
  file.addImportDeclaration({
    isTypeOnly: true,
    namedImports: kinds.map(payloadOf).sort(),
    moduleSpecifier: './payloads.ts',
  })
  file.addInterface({
    name: 'Payloads',
    isExported: true,
    docs: ['What the pages of each kind are given.'],
    properties: kinds.map((kind) => ({ name: keyOf(kind), type: payloadOf(kind) })),
  })
}

function addConstant(file: SourceFile, { name, doc, rows }: { name: string; doc: string; rows: readonly string[] }) {
  file.addVariableStatement({
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: [doc],
    declarations: [{ name, initializer: `{\n${rows.join('')}}` }],
  })
}

const moduleOf = (kind: Kind) => `../src/pages/${kind}/+Page.tsx`
const keyOf = (kind: Kind) => (kind.includes('-') ? `'${kind}'` : kind)
const nameOf = (kind: Kind) => kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const payloadOf = (kind: Kind) => `${nameOf(kind).replace(/^./, (letter) => letter.toUpperCase())}Payload`
