import type { Random } from '../../../helpers/edits/random.ts'
import type { World } from '../world.ts'

/** One thing that somebody does to a project between two builds. */
export interface Edit {
  /** What is done, and where. */
  name: string
  /** What the site is to be made of from now on. */
  world: World
}

/** Makes an edit of one kind; undefined where there is nothing of the sort to edit. */
export type EditKind = (scene: { world: World; random: Random }) => Edit | undefined
