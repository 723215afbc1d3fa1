import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { codegenFolder } from '../../cache/code-fingerprint.ts'
import type { Snapshot } from '../../read/read-snapshot.ts'

/** A thread that plans the same site by itself and makes a part of its files. Which part is settled block by block, as either is free. */
export interface SecondThread {
  /** Lets it begin to write into this folder what it renders by this bundle; gives back which files are left to this thread, asked in the order of the list. */
  begin: (to: string, bundle: string) => Turns
  /** The records of all files that it has made, by path, when the list is through. */
  records: () => Promise<ReadonlyMap<string, string>>
  stop: () => Promise<void>
}

/** Whether the file at this place of the list is this thread's own. */
export type Turns = (index: number) => boolean

/** What the second thread plans: the very texts that this one has read, for somebody may have saved others since. */
export interface ThreadPlan {
  today: string
  origin: string | undefined
  snapshot: Snapshot
}

/** What the second thread is given when it starts, and is told when it may write. */
export interface ThreadData extends ThreadPlan {
  blocks: Int32Array
}
export interface Begin {
  to: string
  /** Id of the bundle by which this thread renders. */
  bundle: string
}

// A block is long enough that taking it costs nothing, and short enough that both threads end together.
const blockLength = 32

/** Takes the next free block whenever the last one is through. */
export function createTurns(blocks: Int32Array): Turns {
  const take = () => Atomics.add(blocks, 0, 1)
  let own = take()
  return (index) => {
    const block = Math.floor(index / blockLength)
    while (block > own) own = take()
    return block === own
  }
}

// Below, starting a thread costs more than it saves; above, both plans together would not fit into a gigabyte.
const fewestPages = 2000
const mostPages = 40_000

export function paysOff(pages: number): boolean {
  return pages >= fewestPages && pages <= mostPages && availableParallelism() > 1
}

/** Starts the thread with a command line of its own. */
export function startSecondThread(
  args: readonly string[],
  { today, origin, snapshot }: Omit<ThreadPlan, 'snapshot'> & { snapshot: Snapshot | undefined },
): SecondThread | undefined {
  if (!snapshot) return undefined
  const blocks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(join(codegenFolder, 'cli.mjs'), {
    argv: ['make', ...args],
    workerData: { blocks, today, origin, snapshot } satisfies ThreadData,
  })
  const answer = new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The second thread ended with ${code} before its work was done.`)))
  })
  // Asked for at the end; a failure before is reported then.
  answer.catch(() => undefined)
  return {
    begin: (to, bundle) => {
      worker.postMessage({ to, bundle } satisfies Begin)
      return createTurns(blocks)
    },
    records: () => answer,
    stop: async () => void (await worker.terminate()),
  }
}
