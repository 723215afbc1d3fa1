import { isRecord } from './is-record.ts'

/** What the system says of a failure: its code, such as ENOENT, and the file that it was about. */
export interface SystemFailure {
  code: string | undefined
  path: string | undefined
  message: string
}

/** Whatever was thrown, as a failure of the system; without a code where it was none. */
export function readFailure(error: unknown): SystemFailure {
  const { code, path, message } = isRecord(error) ? error : {}
  return { code: textOf(code), path: textOf(path), message: textOf(message) ?? String(error) }
}

/** The system's code of whatever was thrown. */
export function codeOf(error: unknown): string | undefined {
  return readFailure(error).code
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
