/**
 * Starts the service worker that keeps visited pages readable without a connection. The site runs
 * under Trusted Types, where a worker's address has to come from a policy; this one lets a single
 * address through.
 */
export function registerWorker(): void {
  // A worker that `offline: false` has removed must not be registered again.
  if (!('serviceWorker' in navigator) || document.documentElement.dataset['worker'] === 'none') return
  const script = '/service-worker.js'
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => (url === script ? url : ''),
  })
  const url = policy ? policy.createScriptURL(script) : script
  // If it fails, the site works as before, but not offline.
  navigator.serviceWorker.register(url).catch(() => undefined)
}
