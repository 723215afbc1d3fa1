import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { emitCode } from '../../../codegen/emit/emit-code.ts'
import type { Rooted } from '../../../codegen/emit/emit-code.ts'
import { createEmitTwin } from '../../../codegen/emit/compile-templates.ts'
import { emitLlms } from '../../../codegen/emit/emit-llms.ts'
import { emitSitemaps } from '../../../codegen/emit/emit-sitemaps.ts'
import { emitTextFiles } from '../../../codegen/emit/emit-text-files.ts'
import type { TextInputs } from '../../../codegen/emit/emit-text-files.ts'
import { emitTypes } from '../../../codegen/emit/types/emit-types.ts'
import type { KnownIds } from '../../../codegen/emit/types/emit-types.ts'
import { emitHostFiles, emitServerFiles, serverRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import type { HostName } from '../../../codegen/emit/hosts/hosts.ts'
import type { JsonSchema } from '../../../codegen/model/json-schema.ts'
import type { Outline } from '../../../codegen/pages/topics/prose/outline.ts'
import { compile, templates } from '../../helpers/source/templates.ts'

type Texts = ReadonlyMap<string, string>

const folder = join(import.meta.dirname, 'given-want')
const noIds: KnownIds = {
  services: [],
  articles: [],
  jobs: [],
  legal: [],
  states: [],
  checks: [],
  outcomes: [],
  calculators: [],
  estimators: [],
}
const only = (texts: Texts, names: readonly string[]): Texts =>
  new Map([...texts].filter(([name]) => names.includes(name)))
const hostFiles = ({ rules, host }: { rules: ServerRules; host?: HostName }) => emitHostFiles(rules, compile, host)

/**
 * What each emitter makes of what is given to it. Of one that calls others, only what is its own.
 */
const emitters: Readonly<Record<string, (given: never) => Texts | Promise<Texts>>> = {
  'emit-llms': (given: TextInputs) => new Map([['llms.txt', emitLlms(given, compile)]]),
  'emit-sitemaps': ({ origin, routes }: TextInputs) => emitSitemaps(origin, routes, compile),
  'emit-twin': (outline: Outline) => new Map([['gst-reg.md', createEmitTwin(templates)(outline)]]),
  'types.emit-record-types': async (schemas: Record<string, JsonSchema>) =>
    only(await emitTypes({ schemas: new Map(Object.entries(schemas)), ids: noIds }), ['records.ts']),
  'types.emit-id-types': async (ids: KnownIds) => only(await emitTypes({ schemas: new Map(), ids }), ['ids.ts']),
  'code.emit-code': (rooted: Rooted) => only(emitCode(rooted), ['routes.ts', 'client-routes.ts']),
  'emit-text-files': (given: TextInputs) =>
    only(emitTextFiles({ ...given, templates }).served, ['robots.txt', '.well-known/security.txt']),
  'hosts.server-rules': ({ singles, routes }: TextInputs) => {
    // The table of types is the same for every site.
    const { types: _, ...rules } = serverRules(singles, routes)
    return new Map([['rules.json', `${JSON.stringify(rules, null, 2)}\n`]])
  },
  'hosts.server-files': (rules: ServerRules) => emitServerFiles(rules, compile),
  'hosts.host-files': hostFiles,
  'hosts.host-files.netlify': hostFiles,
}

/** Singles are given by their values alone. */
const inEntries = (key: unknown, given: unknown) =>
  key === 'singles'
    ? Object.fromEntries(Object.entries(given as object).map(([name, value]) => [name, { value }]))
    : given

// `npx vitest run tests/codegen/emit -u` writes what is wanted anew; read it before you commit it.
test.each(readdirSync(folder))('%s makes of what is given what is wanted', async (name) => {
  const given = parse(readFileSync(join(folder, name, 'given.yaml'), 'utf8'), inEntries) as never
  const texts = await emitters[name]!(given)
  const wantedFile = (file: string) => `${basename(file)}.want`
  for (const [file, text] of texts) await expect(text).toMatchFileSnapshot(join(folder, name, wantedFile(file)))
  const made = new Set([...texts.keys()].map(wantedFile))
  // A file that nothing makes any more would be wanted for ever.
  expect(readdirSync(join(folder, name)).filter((file) => file !== 'given.yaml' && !made.has(file))).toEqual([])
})

test('every emitter in the table has its folder', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(emitters).sort())
})
