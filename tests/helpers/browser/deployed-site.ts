import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { listen } from '../hosts/free-port.ts'
import { createPreviewServer } from '../../../codegen/publish/serve/preview-server.ts'
import { builtSite } from '../../../codegen/publish/serve/served-site.ts'
import { makeProjectCopy, pagesOnly } from '../project/project-copy.ts'
import type { ProjectCopy } from '../project/project-copy.ts'

/** Answers a request in the site's place; false leaves it to the site. */
export type Interference = (path: string, response: ServerResponse, request: IncomingMessage) => boolean

/** Several builds of the small site, one after the other, and a host that serves one of them. */
export type DeployedSite<Build extends string> = Awaited<ReturnType<typeof deploySite<Build>>>

/** Builds the small site after each of the edits, in their order. */
export async function deploySite<Build extends string>(edits: Readonly<Record<Build, (project: ProjectCopy) => void>>) {
  const project = makeProjectCopy()
  const folderOf = (build: Build) => `${project.root}/built/${build}`
  const hosts = new Map<Build, Server>()
  for (const [build, edit] of Object.entries(edits) as [Build, (project: ProjectCopy) => void][]) {
    edit(project)
    await project.build(...pagesOnly)
    cpSync(`${project.root}/dist`, folderOf(build), { recursive: true, verbatimSymlinks: true })
    hosts.set(
      build,
      createPreviewServer(() => builtSite(folderOf(build))),
    )
  }
  let [host] = hosts.values()
  const asked: string[] = []
  let interference: Interference | undefined
  const server = createServer((request, response) => {
    const path = request.url!.split('?')[0]!
    asked.push(path)
    if (interference?.(path, response, request) !== true) host!.emit('request', request, response)
  })
  return {
    /** Paths that browsers have asked for, in their order. */
    asked,
    /** The folder of a build, as dist of the project was. */
    folderOf,
    origin: `http://127.0.0.1:${await listen(server)}`,
    /** From now on the host serves this build. */
    deploy: (build: Build) => {
      host = hosts.get(build)
    },
    /** Lets the host, or something before it, answer otherwise; undefined makes it well again. */
    interfere: (how: Interference | undefined) => {
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
