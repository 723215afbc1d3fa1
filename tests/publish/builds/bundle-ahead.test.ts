import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProjectCopy, printTree } from '../../helpers/project/project-copy.ts'
import type { ProjectCopy } from '../../helpers/project/project-copy.ts'

// A first build bundles the code while it reads and plans the data, so it begins before it knows whether the data is sound.

const routes = 'generated/client-routes.ts'

async function refusedFirstBuild(project: ProjectCopy): Promise<string> {
  const { code, err } = await project.start(['build', '--no-pictures']).ended
  expect(code, err).toBe(1)
  expect(existsSync(project.client)).toBe(false)
  expect(existsSync(join(project.root, 'dist/.lock'))).toBe(false)
  return err
}

test('a first build that is refused has begun to bundle, leaves no site and no lock, and is no worse for the next', async () => {
  const [project, sound] = [makeProjectCopy({ isCold: true }), makeProjectCopy()]
  try {
    const cities = project.read('data/cities.yaml')
    project.write('data/cities.yaml', `${cities}nowhere: { name: Nowhere, state: XX }\n`)
    expect(await refusedFirstBuild(project)).toMatch(/data\/cities\.yaml:\d+:\d+/)
    // What the bundler reads was there before the plan was refused.
    expect(project.read(routes)).toContain("kind: 'city'")
    project.write('data/cities.yaml', cities)
    await Promise.all([project.build('--no-pictures'), sound.build('--no-pictures')])
    expect(printTree(project.client)).toEqual(printTree(sound.client))
  } finally {
    project.remove()
    sound.remove()
  }
}, 180_000)

test('the name of a legal text that can be no address becomes no code', async () => {
  const project = makeProjectCopy({ isCold: true })
  try {
    project.write("data/legal/it's.md", project.read('data/legal/terms.md'))
    expect(await refusedFirstBuild(project)).toMatch(/it's\.md/)
    expect(existsSync(join(project.root, routes))).toBe(false)
  } finally {
    project.remove()
  }
}, 60_000)
