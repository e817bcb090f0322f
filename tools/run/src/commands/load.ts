import { runBench } from '../run-bench.ts'

/** `npm run load`: builds what has changed and puts it under the load of many screens. `--help` lists the options. */
export const run = (args: string[]) => runBench('src/load/main.ts', args)
