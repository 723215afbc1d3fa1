import { accessSync, constants, existsSync } from 'node:fs'
import { constants as system } from 'node:os'
import { dirname } from 'node:path'
import { codeOf } from '../../lib/read-failure.ts'
import type { SystemFailure } from '../../lib/read-failure.ts'

type Said = (path: string) => string

const denied: Said = (path) => `${placeOf(path)} cannot be read or written by this user. Allow it`
const tooMany: Said = () => 'Too many files are open on this machine. Close other programs'
const inTheWay: Said = (path) => `${path} is a file in place of a folder, or a folder in place of a file. Rename it`
const inUse: Said = (path) => `Another program is using ${path}. Close that program`
const broken: Said = (path) => `The disk of ${path} reports an error. Check the disk`
const noLinks: Said = (path) =>
  `The disk of ${placeOf(path)} keeps no links, as exFAT and FAT32 do not. Move the project to another disk`

/** What the machine refused and what helps, by the system's codes. */
const causes: Readonly<Record<string, Said>> = {
  ENOSPC: () => 'The disk is full. Free some space',
  EDQUOT: () => "This user's share of the disk is used up. Free some space",
  EROFS: (path) => `${placeOf(path)} is on a disk that can only be read. Let it be written, or copy the project`,
  EACCES: denied,
  EPERM: denied,
  EMFILE: tooMany,
  ENFILE: tooMany,
  ENOMEM: () => 'This machine has no memory left. Close other programs',
  EAGAIN: () => 'This machine can start no further process. Close other programs',
  ELOOP: (path) => `${path} is a link that leads back to itself. Delete it`,
  ENAMETOOLONG: (path) => `${path} is longer than this disk allows. Move the project to a folder with a shorter path`,
  ENOTDIR: inTheWay,
  EISDIR: inTheWay,
  EEXIST: inTheWay,
  ENOENT: (path) => `${path} is missing. If it belongs to the project, put it back with git checkout`,
  ENOTEMPTY: inUse,
  EBUSY: inUse,
  ETXTBSY: inUse,
  EIO: broken,
  ESTALE: broken,
  EBADMSG: broken,
  ENOTSUP: noLinks,
  EOPNOTSUPP: noLinks,
  ENOSYS: noLinks,
  EMLINK: noLinks,
}

const ports: Readonly<Record<string, Said>> = {
  EACCES: (port) => `Port ${port} is not open to this user. Choose another one with --port`,
  EADDRINUSE: (port) => `Port ${port} is taken. Choose another one with --port`,
}

const codes = new Map(Object.entries(system.errno).map(([code, number]) => [number, code]))

/** A failure of the machine in one sentence, and what helps. Undefined for one of the code. */
export function explainSystem(failure: SystemFailure): string | undefined {
  const { code: given, syscall, path = 'A file of the project' } = findSystemCode(failure)
  const code = given === 'ENOENT' && syscall === 'mkdir' ? codeOfFolder(path) : given
  if (code === undefined || !(code in system.errno)) return isUnreadable(failure.message) ? tooMany('') : undefined
  if (syscall === 'listen') return ports[code]?.(/:(\d+)$/.exec(failure.message)?.[1] ?? '')
  const isOfLink = code === 'EPERM' && /link$/.test(syscall ?? '')
  const said = isOfLink ? noLinks(path) : causes[code]?.(path)
  return said ?? `${path} cannot be used (the system says ${code}). Look at it with another program`
}

/** Node says ENOENT where a folder cannot be made; the folder above it tells why. */
function codeOfFolder(path: string): string | undefined {
  if (!existsSync(path)) return dirname(path) === path ? 'ENOENT' : codeOfFolder(dirname(path))
  try {
    accessSync(path, constants.W_OK)
    return 'ENOENT'
  } catch (error) {
    return codeOf(error)
  }
}

/** A bundler is a process of its own, so only the text of its failures is left. */
function findSystemCode(failure: SystemFailure): Partial<SystemFailure> {
  if (failure.code?.startsWith('E') && failure.syscall !== undefined) return failure
  const [, code, syscall, path] = /\b(E[A-Z\d]{2,}): [^,']+(?:, (\w+))?(?: '([^']+)')?/.exec(failure.message) ?? []
  // Rolldown, which is written in Rust, words its errors differently.
  const number = /\(os error (\d+)\)/.exec(failure.message)?.[1]
  return code === undefined ? { code: codes.get(Number(number)) } : { code, syscall, path }
}

/** Node reports an existing package as missing if no further file can be opened. */
function isUnreadable(message: string): boolean {
  const [, file] = /Cannot find (?:package|module) '([^']+)'/.exec(message) ?? []
  return file !== undefined && existsSync(file)
}

/** What is not there was refused by its folder. */
function placeOf(path: string): string {
  return existsSync(path) || !path.includes('/') ? path : `The folder ${dirname(path)}`
}
