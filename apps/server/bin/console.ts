import { requireNodeVersion } from './node_version.js'

requireNodeVersion()

const { ignite, failStart } = await import('./ignite.js')

ignite().ace().handle(process.argv.splice(2)).catch(failStart)
