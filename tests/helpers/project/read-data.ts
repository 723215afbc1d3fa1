import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { onceByText } from '../../../codegen/lib/once.ts'
import { projectRoot } from './site-folder.ts'

/** A YAML file of the real data, as the operator wrote it. Parsed once: no test may change it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the tests read whatever stands there
export const readData = onceByText((file: string): any => parse(readFileSync(join(projectRoot, 'data', file), 'utf8')))

/** The records of a folder of the real data, by file name without its ending. */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export function readDataFolder(folder: string): Record<string, any> {
  const files = readdirSync(join(projectRoot, 'data', folder)).filter((file) => file.endsWith('.yaml'))
  return Object.fromEntries(files.map((file) => [file.replace('.yaml', ''), readData(`${folder}/${file}`)]))
}
