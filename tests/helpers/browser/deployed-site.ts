import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPreviewServer } from '../../../codegen/publish/serve/preview-server.ts'
import { makeProjectCopy } from '../project/project-copy.ts'
import type { ProjectCopy } from '../project/project-copy.ts'

/** Answers a request in the site's place; false leaves it to the site. */
export type Interference = (path: string, response: ServerResponse, request: IncomingMessage) => boolean

/**
 * The small site on a server of its own, to be built anew and served again, and again, as on a
 * host.
 */
export interface DeployedSite {
  project: ProjectCopy
  origin: string
  /** Paths that browsers have asked for, in their order. */
  asked: string[]
  /** Edits the project and builds it: from now on that is what the host serves. */
  deploy: (edit: (project: ProjectCopy) => void) => Promise<void>
  /** Lets the host, or something before it, answer otherwise; undefined makes it well again. */
  interfere: (how: Interference | undefined) => void
  remove: () => Promise<void>
}

export async function deploySite(): Promise<DeployedSite> {
  const project = makeProjectCopy()
  // Not `project.build`, which would keep the bundles of edited code for other tests.
  const build = async () => {
    const run = await project.start(['build', '--no-pictures', '--no-compress']).ended
    if (run.code !== 0) throw new Error(`The build ended with ${run.code ?? run.signal}:\n${run.err}${run.out}`)
  }
  await build()
  const host = createPreviewServer(`${project.root}/dist`)
  const asked: string[] = []
  let interference: Interference | undefined
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    asked.push(path)
    if (interference?.(path, response, request) !== true) host.emit('request', request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    project,
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (edit) => {
      edit(project)
      return build()
    },
    interfere: (how) => {
      interference = how
    },
    remove: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      project.remove()
    },
  }
}

/** Replaces the one text that a pattern finds in a file. */
export function rewrite(
  project: ProjectCopy,
  file: string,
  [find, replace]: readonly [find: RegExp, replace: string],
): void {
  const text = project.read(file)
  if (!find.test(text)) throw new Error(`${file} holds nothing like ${find}`)
  project.write(file, text.replace(find, replace))
}
