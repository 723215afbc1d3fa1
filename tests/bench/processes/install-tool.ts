import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandFailed } from './measure-command.ts'

export interface Tool {
  /** What people call it, and the name of its folder. */
  name: string
  package: string
  version: string
  /** What to type where it cannot be installed. */
  otherwise?: string
}

/** Where a tool's files are, or will be. */
export function toolFolder({ name, package: files, version }: Tool): string {
  return join(tmpdir(), `bench-${name.toLowerCase()}-${version}`, 'node_modules', files)
}

/**
 * Gives the folder of a package's files among the temporary files, and installs it there the first time. Nothing else needs the
 * hundreds of packages that these tools bring, so they are none of the project's own.
 */
export function installTool(tool: Tool, say: (line: string) => void): string {
  const files = toolFolder(tool)
  const folder = files.slice(0, -join('node_modules', tool.package).length)
  if (existsSync(join(files, 'package.json'))) return files
  say(`Installing ${tool.name} ${tool.version} into ${folder}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${tool.package}@${tool.version}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  if (status !== 0)
    throw new CommandFailed([`${tool.name} could not be installed.`, tool.otherwise].filter(Boolean).join(' '))
  return files
}
