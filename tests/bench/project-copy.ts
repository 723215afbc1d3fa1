import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { insertRecord } from '../../codegen/commands/city/city-line.ts'
import { makeProjectCopy } from '../helpers/project/project-copy.ts'
import type { ProjectCopy as Copy } from '../helpers/project/project-copy.ts'
import { CommandFailed } from './measure-command.ts'
import { addCities, addPlaces } from './make-cities.ts'

const made = ['generated', '.cache', 'dist']

/** A copy of the project in a folder of its own, whose data and outputs may be changed at will. */
export interface ProjectCopy extends Pick<Copy, 'root' | 'remove'> {
  /** Takes away all that a build makes, as after a fresh clone. */
  clean: () => void
  /** Puts a line into data/cities.yaml where the alphabet wants it. */
  addCity: (line: string) => void
  /** Brings data/cities.yaml back to what it was. */
  restoreCities: () => void
  /** The line behind a script of package.json. */
  script: (name: string) => string
}

/** Copies the project; with a number of cities its list is filled up to it. */
export function copyProject(cities?: number): ProjectCopy {
  const { root, read, write, remove } = makeProjectCopy({ isCold: true, isReal: true })
  const [file, places] = ['data/cities.yaml', 'data/places.yaml']
  const keysOf = (name: string) => [...read(`data/${name}.yaml`).matchAll(/^([\w-]+):/gm)].map(([, key]) => key!)
  const real = read(file)
  const text =
    cities === undefined ? real : addCities(real, { cities, states: keysOf('states'), trades: keysOf('trades') })
  write(file, text)
  write(places, addPlaces(read(places), text))
  write('.gitignore', `${['node_modules', 'old-*', ...made].join('\n')}\n`)
  commitAll(root)
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return {
    root,
    remove,
    // Moved, not removed: for a minute after a removal ext4 creates files slowly, which tripled the
    // time of a cold build.
    clean: () => {
      const aside = mkdtempSync(join(root, 'old-'))
      for (const name of made.filter((one) => existsSync(join(root, one))))
        renameSync(join(root, name), join(aside, name))
    },
    addCity: (line) => write(file, insertRecord(read(file), line.split(':')[0]!, line).text),
    restoreCities: () => write(file, text),
    script: (name) => scripts[name]!,
  }
}

/** An operator works in a clone, where git knows what was public. A build without git does less. */
function commitAll(root: string): void {
  // Inside a hook git's own variables would name another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const person = { AUTHOR_NAME: 'bench', AUTHOR_EMAIL: 'bench', COMMITTER_NAME: 'bench', COMMITTER_EMAIL: 'bench' }
  for (const [name, value] of Object.entries(person)) env[`GIT_${name}`] = value
  for (const command of ['init --quiet', 'add --all', 'commit --quiet --no-gpg-sign --message data']) {
    const { status, stderr } = spawnSync('git', command.split(' '), { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new CommandFailed(`The copy could not be committed: git ${command} says ${stderr}`)
  }
}
