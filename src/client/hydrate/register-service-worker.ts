const script = '/service-worker.js'

/**
 * Starts the service worker that keeps visited pages readable without a connection. The site runs under Trusted Types, where a
 * worker's address has to come from a policy; this one lets a single address through.
 */
export function registerServiceWorker(): void {
  // Where the worker was ended by `offline: false` it must not come back.
  if (!('serviceWorker' in navigator) || document.documentElement.dataset['worker'] === 'none') return
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => (url === script ? url : ''),
  })
  const url = policy ? policy.createScriptURL(script) : script
  // Where it fails the site works as before, only not offline.
  navigator.serviceWorker.register(url).catch(() => undefined)
}
