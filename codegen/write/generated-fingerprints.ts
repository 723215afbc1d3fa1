import { join } from 'node:path'
import { hashText } from '../cache/fingerprint.ts'
import { readFolderPrint, readText } from '../cache/folder-fingerprint.ts'
import { readGeneratedState } from './write-generated.ts'
import { isJsonLdWhole } from './write-json-ld.ts'

/** Whether code, texts and structured data in generated/ are what the last run wrote there. */
export function isGeneratedWhole(generated: string): boolean {
  const { types, texts } = readGeneratedState(generated)
  return (
    types.files !== '' &&
    types.files === printTypes(generated) &&
    texts.files === printTexts(generated) &&
    isJsonLdWhole(generated)
  )
}

const typeFiles = [
  'records.ts',
  'ids.ts',
  'routes.ts',
  'client-routes.ts',
  'client-pages.ts',
  'server-pages.ts',
  'payload-map.ts',
  'payloads.ts',
]

/** A fingerprint of the code in generated/, as it stands. */
export const printTypes = (generated: string) =>
  hashText(
    JSON.stringify([
      ...typeFiles.map((name) => readText(join(generated, name))),
      readFolderPrint(join(generated, 'payloads')),
    ]),
  )

/** A fingerprint of the texts in generated/, as they stand. */
export const printTexts = (generated: string) =>
  hashText(
    [
      ...['served', 'server'].map((name) => readFolderPrint(join(generated, name))),
      ...['layout.json', 'route-table.ts'].map((name) => readText(join(generated, name))),
    ].join(' '),
  )
