import type { SourceFile } from 'ts-morph'
import { kinds } from '../../model/page-kinds.ts'
import type { Kind } from '../../model/page-kinds.ts'
import { camelCase, keyOf } from '../code/names.ts'

/** Writes what the pages of each kind are given: the type that is called after the kind, from its room in pages/. */
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

const payloadOf = (kind: Kind) => `${camelCase(kind).replace(/^./, (letter) => letter.toUpperCase())}Payload`
