import { fingerprintGenerated, hasTypes } from '../../write/fingerprint-generated.ts'
import type { Folders } from '../folders.ts'
import { checkCopy } from './check-copy.ts'
import { readCopyState } from './copy-state.ts'
import type { CopyState } from './copy-state.ts'
import { findLiveCopy, isLinked } from './two-copies.ts'

/** What to say of the live site if it is whole and made of these inputs. */
export function findSameSite(
  { dist, generated }: Folders,
  inputs: string,
  isFull: boolean,
): Pick<CopyState, 'summary' | 'told'> | undefined {
  const live = findLiveCopy(dist)
  if (!live || !isLinked(dist) || !hasTypes(generated)) return undefined
  const last = readCopyState(dist, live)
  if (last.inputs !== inputs || last.generated !== fingerprintGenerated(generated)) return undefined
  const { state, isWhole } = checkCopy(dist, live, isFull)
  return isWhole ? state : undefined
}
