import { join } from 'node:path'
import { hashText } from '../cache/fingerprint.ts'
import { readFolderFingerprint, readText } from '../cache/folder-fingerprint.ts'
import { readGeneratedState } from './write-generated.ts'
import { isJsonLdWhole } from './write-json-ld.ts'

/** Whether code, types, texts and structured data in generated/ are what the last run wrote there. */
export function isGeneratedWhole(generated: string): boolean {
  const { code, types, texts } = readGeneratedState(generated)
  return (
    code.files !== '' &&
    code.files === fingerprintCode(generated) &&
    types.files === fingerprintTypes(generated) &&
    texts.files === fingerprintTexts(generated) &&
    isJsonLdWhole(generated)
  )
}

const typeFiles = ['records.ts', 'ids.ts', 'payload-map.ts', 'payloads.ts']

/** The code in generated/ that the pages' bundle holds. */
export const codeFiles = ['routes.ts', 'client-routes.ts', 'client-pages.ts', 'server-pages.ts']

/** A fingerprint of that code, as it is now. */
export const fingerprintCode = (generated: string) =>
  hashText(JSON.stringify(codeFiles.map((name) => readText(join(generated, name)))))

/** A fingerprint of the types in generated/ and of the editors' schemas, as they are now. */
export const fingerprintTypes = (generated: string) =>
  hashText(
    JSON.stringify([
      ...typeFiles.map((name) => readText(join(generated, name))),
      ...['payloads', 'editor'].map((name) => readFolderFingerprint(join(generated, name))),
    ]),
  )

/** The calendars of due dates, which are served. */
export const feedsFolder = (generated: string) => join(generated, 'served', 'calendar')

/** A fingerprint of the calendars in generated/, as they are now. */
export const fingerprintFeeds = (generated: string) => readFolderFingerprint(feedsFolder(generated))

/** A fingerprint of the texts in generated/, as they are now, the calendars among them. */
export const fingerprintTexts = (generated: string) =>
  hashText(
    [
      ...['served', 'server'].map((name) => readFolderFingerprint(join(generated, name))),
      ...['layout.json', 'route-table.ts'].map((name) => readText(join(generated, name))),
    ].join(' '),
  )
