/*
 * Loaded into every Node child before its own code. When the channel to the parent closes, because the parent closes
 * it or was killed with SIGKILL, the child behaves as on SIGTERM. Plain JavaScript, so that it can be loaded with any
 * other loader.
 */
const GRACE_MS = 15_000

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    if (process.listenerCount('SIGTERM') === 0) process.exit(0)
    process.emit('SIGTERM', 'SIGTERM')
  })
  // A referenced channel would keep a child alive that has nothing else to do.
  process.channel.unref()
}
