import { ignite, failStart, serve } from './ignite.js'

serve(ignite()).catch(failStart)
