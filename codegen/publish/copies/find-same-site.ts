import { checkCopy } from './check-copy.ts'
import { readCopyState } from './copy-state.ts'
import type { CopyState } from './copy-state.ts'
import { findLiveCopy, isLinked } from './two-copies.ts'

/** What is said of the live site if it is whole and was made of just these inputs; then there is nothing to do. */
export function findSameSite(
  dist: string,
  inputs: string,
  isFull: boolean,
): Pick<CopyState, 'summary' | 'told'> | undefined {
  const live = findLiveCopy(dist)
  if (!live || !isLinked(dist) || readCopyState(dist, live).inputs !== inputs) return undefined
  const { state, isWhole } = checkCopy(dist, live, isFull)
  return isWhole ? state : undefined
}
