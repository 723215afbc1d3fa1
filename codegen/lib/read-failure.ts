import { isRecord } from './is-record.ts'

/** A failure as the system reports it: a code, such as ENOENT, and the file concerned. */
export interface SystemFailure {
  code: string | undefined
  /** What was tried: open, mkdir, link. */
  syscall: string | undefined
  path: string | undefined
  message: string
}

/** Any thrown value as a failure of the system. It has no code if it was something else. */
export function readFailure(error: unknown): SystemFailure {
  const { code, syscall, path, message } = isRecord(error) ? error : {}
  return { code: textOf(code), syscall: textOf(syscall), path: textOf(path), message: textOf(message) ?? String(error) }
}

export function codeOf(error: unknown): string | undefined {
  return readFailure(error).code
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
