import { ignite, failStart } from './ignite.js'

ignite().ace().handle(process.argv.splice(2)).catch(failStart)
