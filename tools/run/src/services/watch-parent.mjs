/*
 * Loaded into every Node child before its own code: when the channel to the parent closes, because the parent asks it
 * to or because it was killed with -9, the child behaves as on SIGTERM. Plain JavaScript, so that it can be loaded
 * beside any other loader.
 */
const GRACE_MS = 15_000

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    if (process.listenerCount('SIGTERM') === 0) process.exit(0)
    process.emit('SIGTERM', 'SIGTERM')
  })
  // Listening to the channel would keep a child alive that has nothing else to do.
  process.channel.unref()
}
