import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../helpers/project/site-folder.ts'
import { CommandFailed } from './measure-command.ts'
import { addCities, addPlaces } from './make-cities.ts'

const copied = 'src codegen public data package.json package-lock.json tsconfig.json vite.config.ts'.split(' ')
const made = ['generated', '.cache', 'dist']

/** A copy of the project in a folder of its own, whose data and outputs may be changed at will. */
export interface ProjectCopy {
  root: string
  /** Takes away all that a build makes, as after a fresh clone. */
  clean: () => void
  /** Puts a line into data/cities.yaml where the alphabet wants it. */
  addCity: (line: string) => void
  /** Brings data/cities.yaml back to what it was. */
  restoreCities: () => void
  /** The line behind a script of package.json. */
  script: (name: string) => string
  remove: () => void
}

/** Copies the project; with a number of cities its list is filled up to it. */
export function copyProject(cities?: number): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const name of copied) cpSync(join(projectRoot, name), join(root, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const file = join(root, 'data/cities.yaml')
  const real = readFileSync(file, 'utf8')
  const text =
    cities === undefined
      ? real
      : addCities(real, { cities, states: keysOf(root, 'states'), trades: keysOf(root, 'trades') })
  writeFileSync(file, text)
  const places = join(root, 'data/places.yaml')
  writeFileSync(places, addPlaces(readFileSync(places, 'utf8'), text))
  commitAll(root)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  return {
    root,
    // Moved, not removed: for a minute after a removal ext4 creates files slowly, which tripled the
    // time of a cold build.
    clean: () => {
      const aside = mkdtempSync(join(root, 'old-'))
      for (const name of made.filter((one) => existsSync(join(root, one))))
        renameSync(join(root, name), join(aside, name))
    },
    addCity: (line) => writeFileSync(file, insertLine(readFileSync(file, 'utf8'), line)),
    restoreCities: () => writeFileSync(file, text),
    script: (name) => scripts[name]!,
    remove: () => rmSync(root, { recursive: true }),
  }
}

/** An operator works in a clone, where git knows what was public. A build without git does less. */
function commitAll(root: string): void {
  // Inside a hook git's own variables would name another repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const person = { AUTHOR_NAME: 'bench', AUTHOR_EMAIL: 'bench', COMMITTER_NAME: 'bench', COMMITTER_EMAIL: 'bench' }
  for (const [name, value] of Object.entries(person)) env[`GIT_${name}`] = value
  writeFileSync(join(root, '.gitignore'), `${['node_modules', 'old-*', ...made].join('\n')}\n`)
  for (const command of ['init --quiet', 'add --all', 'commit --quiet --no-gpg-sign --message data']) {
    const { status, stderr } = spawnSync('git', command.split(' '), { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new CommandFailed(`The copy could not be committed: git ${command} says ${stderr}`)
  }
}

function keysOf(root: string, collection: string): string[] {
  return [...readFileSync(join(root, `data/${collection}.yaml`), 'utf8').matchAll(/^([\w-]+):/gm)].map(
    (match) => match[1]!,
  )
}

function insertLine(text: string, line: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((other) => /^[a-z]/.test(other) && other > line)
  lines.splice(at < 0 ? lines.length - 1 : at, 0, line)
  return lines.join('\n')
}
