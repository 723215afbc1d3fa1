import { join } from 'node:path'
import { listFiles } from '../../../codegen/memo/folder-fingerprint.ts'
import type { Extension, Rule, RuleKind, RuleOf } from '../../../src/rules/rule.ts'
import { readData } from './read-data.ts'
import { projectRoot } from './site-folder.ts'

/** The ids of all rules of the real data. */
export const ruleIds = listFiles(join(projectRoot, 'data/rules'))
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length))

/** A rule of the real data. */
export const readRule = (id: string): Rule => readData(`rules/${id}.yaml`)

/** A rule of the real data, which is of that kind. */
export function readRuleOf<Kind extends RuleKind>(kind: Kind, id: string): RuleOf<Kind> {
  const rule = readRule(id)
  if (rule.kind !== kind) throw new Error(`${id} is of the kind ${rule.kind}`)
  return rule as RuleOf<Kind>
}

/** The extensions of the real data. */
export const readExtensions = (): Record<string, Extension> => readData('extensions.yaml')
