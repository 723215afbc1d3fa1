import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { planLayout } from '../../../codegen/pages/shared/plan-layout.ts'
import { findBundle } from '../../../codegen/publish/bundle/bundle.ts'
import { foldersOf } from '../../../codegen/publish/folders.ts'
import type { PlannedSite } from '../../../codegen/run-codegen.ts'
import { makeBuiltCopy, openCopy, printTree } from './project-copy.ts'
import type { ProjectCopy } from './project-copy.ts'

export const lastSite = 'The last site in dist/ is as it was.'

/**
 * The small site, built whole or with these options, for a file or a group of tests: it is there
 * before the first of them, and removed after the last.
 */
export function useBuiltCopy(options: readonly string[] = []): ProjectCopy {
  const copy = openCopy(join(tmpdir(), `project-${randomUUID()}`))
  beforeAll(async () => void (await makeBuiltCopy(options, copy.root)), 180_000)
  afterAll(copy.remove)
  return copy
}

/** The site has the files of its own list of checksums, with these sums, and no others. */
export function expectListed({ client, read }: ProjectCopy): void {
  const lines = read('dist/SHA256SUMS').trim().split('\n')
  const sums = lines.map((line) => [line.slice(66).replace('client/', ''), line.slice(0, 64)])
  expect(Object.fromEntries(sums)).toEqual(printTree(client))
}

export async function untilThere(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** The bundle of code that the pages of a copy name. */
export const idOfBundle = ({ read }: ProjectCopy): string =>
  /"build":"(\w+)\./.exec(read('dist/client/index.html'))![1]!

/** Renders pages of a plan with the bundled code of a copy, and React as it is in production. */
export async function loadRenderer(copy: ProjectCopy) {
  process.env['NODE_ENV'] = 'production'
  const render = await findBundle(foldersOf(copy.root), idOfBundle(copy))!.loadRenderer()
  const assets = { css: ['/assets/a.css'], fonts: [], script: '/assets/a.js', build: 'x' }
  return ({ routes, context }: Pick<PlannedSite, 'routes' | 'context'>): Map<string, string> => {
    const layout = planLayout(context)
    return new Map(routes.map((route) => [route.path, render(route.record(), layout, assets)]))
  }
}
