// The first file that runs on a bare machine. It must parse on any Node that supports ES modules, so that an old one
// prints what to do instead of a syntax error. Everything newer is behind the dynamic import.
const OLDEST_MAJOR = 20
const major = Number(process.versions.node.split('.')[0])

if (major < OLDEST_MAJOR) {
  console.error(
    'Botanica needs Node ' +
      OLDEST_MAJOR +
      ' or newer to start and this is ' +
      process.version +
      ': install a newer one from https://nodejs.org and run the command again.'
  )
  process.exitCode = 1
} else {
  import('./src/bootstrap.mjs').then(function (bootstrap) {
    return bootstrap.run(process.argv.slice(2))
  })
}
