// Takes the place of the service worker where data/site.yaml says `offline: false`: it removes all
// that was stored, and then itself. It shares nothing with the worker that it ends, for whatever
// may be wrong with that.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeStores().then(() => self.registration.unregister())))

async function removeStores() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => /^(pages|files|search|offline)-/.test(name)).map((name) => caches.delete(name)),
  )
}
