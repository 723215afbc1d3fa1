import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { ServerRules } from '../../../codegen/emit/hosts/emit-server-files.ts'
import { cachingOf, isPublic, typeOf } from '../../../codegen/publish/serve/find-answer.ts'
import { askCloudFront } from '../../helpers/hosts/cloudfront.ts'
import type { Distribution } from '../../helpers/hosts/cloudfront.ts'
import { printTree } from '../../helpers/project/project-copy.ts'
import { useBuiltCopy } from '../../helpers/project/use-built-copy.ts'
import { expectHere, hostilePaths } from '../../helpers/hosts/hostile-paths.ts'
import { expectTable } from '../../helpers/hosts/request-table.ts'

const project = useBuiltCopy()
let rules: ServerRules
let distribution: Distribution

beforeAll(() => {
  rules = JSON.parse(project.read('dist/server/rules.json')) as ServerRules
  const paths = Object.keys(printTree(project.client)).filter(isPublic)
  distribution = {
    objects: new Map(
      paths.map((path) => [
        path,
        { body: readFileSync(join(project.client, path)), type: typeOf(path, rules), caching: cachingOf(path, rules) },
      ]),
    ),
    viewerRequest: project.read('dist/server/cloudfront-viewer-request.js'),
    viewerResponse: project.read('dist/server/cloudfront-viewer-response.js'),
  }
})

test('the uploaded files behind the functions answer each request as the other hosts do, but for what is known', async () => {
  await expectTable({
    host: 'cloudfront',
    ask: (path) => Promise.resolve(askCloudFront(distribution, path)),
    client: project.client,
    rules,
  })
})

test('nobody gets out of the site, or is led to another one', () => {
  for (const path of hostilePaths) {
    const { status, headers } = askCloudFront(distribution, path)
    expect(status, path.slice(0, 80)).toBeOneOf([200, 301, 404])
    expectHere(headers.location, path)
  }
})
