import type { Source } from '../../../codegen/model/source.ts'

/** A file of data/ that stands nowhere. */
export function makeSource(file: string, text: string): Source {
  return { file, text, yamlStart: 0, yamlEnd: text.length }
}
