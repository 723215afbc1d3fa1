import { startPreview } from './preview.ts'

/**
 * Starts the server of the browser tests and tells them its address; what it gives back stops the
 * server.
 */
export default async function startOwnSite(): Promise<() => void> {
  const { origin, stop } = await startPreview(Number(process.env['E2E_PORT'] ?? 0))
  process.env['E2E_ORIGIN'] = origin
  return stop
}
