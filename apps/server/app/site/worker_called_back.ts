/**
 * A service worker in the place of ours that throws away what ours has kept, and then itself. It takes over at once, and answers
 * nothing: open pages go on by the network, with what is typed in them.
 */
export const WORKER_CALLED_BACK = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.clients.claim()
    await self.registration.unregister()
  }
  event.waitUntil(forget())
})
`
