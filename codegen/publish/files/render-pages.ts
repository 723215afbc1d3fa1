import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Layout } from '#src/content/payload/layout.ts'
import type { PageAssets, PageRecord } from '#src/content/types.ts'
import { lazily } from '../../lib/once.ts'
import type { Bundle } from '../bundle/bundle.ts'

// An edit renders fewer, and starts no thread for them.
const fewPages = 50
// So many pages wait for the thread that it is never idle, and the next is rendered here.
const mostWaiting = 5

export type RenderPage = (record: PageRecord, assets: PageAssets) => Promise<string | Uint8Array>

export interface Renderer {
  render: RenderPage
  /** Ends the thread. */
  close: () => void
}

/** Renders pages: a few on this thread; where there are many, on a second one at the same time. */
export function openRenderer({ loadRenderer, rendererUrl }: Bundle, layout: Layout): Renderer {
  const load = lazily(loadRenderer)
  let rendered = 0
  let thread: ReturnType<typeof startThread> | undefined
  return {
    render: async (record, assets) => {
      if (++rendered === fewPages) thread = startThread(rendererUrl, layout)
      return thread?.isFree() === true ? thread.render(record, assets) : (await load())(record, layout, assets)
    },
    close: () => thread?.stop(),
  }
}

interface Waiting {
  resolve: (page: Uint8Array) => void
  reject: (error: unknown) => void
}

type Answer = 'ready' | { page: Uint8Array } | { error: unknown }

function startThread(renderer: string, layout: Layout) {
  const { port1: port, port2 } = new MessageChannel()
  const worker = new Worker(new URL('./render-thread.mjs', import.meta.url), {
    workerData: { renderer, layout, port: port2 },
    transferList: [port2],
    // The loaders of this thread, as those of tests, are none of its own.
    execArgv: [],
  })
  const waiting: Waiting[] = []
  let isReady = false
  const take = (answer: Answer) => {
    if (answer === 'ready') return void (isReady = true)
    const next = waiting.shift()
    if ('page' in answer) next?.resolve(answer.page)
    else next?.reject(answer.error)
  }
  port.on('message', take)
  worker.on('error', (error) => {
    isReady = false
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  /** Takes what has come since: this thread is busy, and seldom looks by itself. */
  const takeAll = () => {
    for (let came = receiveMessageOnPort(port); came; came = receiveMessageOnPort(port)) take(came.message)
  }
  return {
    isFree: () => {
      takeAll()
      return isReady && waiting.length < mostWaiting
    },
    render: (record: PageRecord, assets: PageAssets) =>
      new Promise<Uint8Array>((resolve, reject) => {
        waiting.push({ resolve, reject })
        // JSON is cloned in half the time that an object takes.
        port.postMessage(JSON.stringify({ record, assets }))
      }),
    stop: () => {
      port.close()
      void worker.terminate()
    },
  }
}
