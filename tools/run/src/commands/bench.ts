import { runBench } from '../run-bench.ts'

/** `npm run bench`: builds what has changed and measures it. `--help` lists the options. */
export const run = (args: string[]) => runBench('src/main.ts', args)
