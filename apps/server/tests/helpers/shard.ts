import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SHARD = /^(\d+)\/(\d+)$/

interface Suite {
  name: string
  files: string | string[]
}

/**
 * Returns the suites with a share of their files, for one of several processes that run in parallel.
 * @param shard `2/4` for the second of four; undefined for all files
 * @param directory what the suites' patterns are relative to
 */
export function selectShard(
  suites: readonly Suite[],
  shard: string | undefined,
  directory: string
) {
  if (!shard) return [...suites]
  const [, index, count] = SHARD.exec(shard) ?? []
  if (!index || !count) throw new Error(`TEST_SHARD is ${shard}, and not like 2/4.`)
  // Files of one folder take about the same time, so they are distributed one by one.
  return suites.map((suite) => ({
    ...suite,
    files: () =>
      globSync(suite.files, { cwd: directory })
        .toSorted()
        .filter((_, place) => place % Number(count) === Number(index) - 1)
        .map((file) => pathToFileURL(join(directory, file))),
  }))
}
