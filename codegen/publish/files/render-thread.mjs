// A thread that renders pages, for render-pages.ts. It answers in the order in which it is asked.
import { workerData } from 'node:worker_threads'

/** @type {{ renderer: string, layout: unknown, port: import('node:worker_threads').MessagePort }} */
const { renderer, layout, port } = workerData
const { renderDocument } = await import(renderer)
const encoder = new TextEncoder()

port.on('message', (json) => {
  try {
    const { record, assets } = JSON.parse(json)
    const page = encoder.encode(renderDocument(record, layout, assets))
    port.postMessage({ page }, [page.buffer])
  } catch (error) {
    port.postMessage({ error })
  }
})
port.postMessage('ready')
