import type { Random } from '../../helpers/edits/random.ts'
import type { World } from './world.ts'

/** One thing that somebody, or something, does to a project between two builds. */
export interface Edit {
  /** What is done, and where: a failing try prints it. */
  name: string
  /** What the site is to be made of from now on. */
  world: World
  /** Done to the folder of the incremental build alone, when the edit is made: a cold build knows nothing of it. */
  damage?: () => void
  /** Whether the edit says the same in other words: no file of the site may differ. */
  isSilent?: boolean
  /** What must be edited next for the edit to show. */
  then?: EditKind
}

/** What an edit is chosen from. */
export interface Scene {
  world: World
  random: Random
  /** The folder of the incremental build. */
  root: string
}

/** Makes an edit of one kind; undefined where there is nothing of the sort to edit. */
export type EditKind = (scene: Scene) => Edit | undefined
