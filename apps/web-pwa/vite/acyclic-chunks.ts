import type { Plugin } from 'vite'

/** Follows the static imports. @returns the files of a cycle that can be reached from the last file of the path */
function findCycle(
  imports: ReadonlyMap<string, readonly string[]>,
  path: string[],
  done: Set<string>
): string[] | undefined {
  const file = path.at(-1)!
  for (const next of imports.get(file) ?? []) {
    if (path.includes(next)) return [...path.slice(path.indexOf(next)), next]
    if (done.has(next)) continue
    const cycle = findCycle(imports, [...path, next], done)
    if (cycle) return cycle
  }
  done.add(file)
  return undefined
}

/**
 * Fails the build if chunks import each other. The bundler may merge small modules so that they do, and then one of them
 * runs before the values that it needs are set: pages break at places that have nothing to do with the change.
 */
export function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : []
        )
      )
      const done = new Set<string>()
      for (const file of imports.keys()) {
        const cycle = findCycle(imports, [file], done)
        if (!cycle) continue
        const message = `Chunks import each other: ${cycle.join(' > ')}`
        // Printed at once, because the build reports the error of a later plugin that misses the files.
        this.warn(message)
        this.error(message)
      }
    },
  }
}
