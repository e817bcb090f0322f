import { requireNodeVersion } from './node_version.js'

requireNodeVersion()

const { ignite, failStart, serve } = await import('./ignite.js')

serve(ignite()).catch(failStart)
