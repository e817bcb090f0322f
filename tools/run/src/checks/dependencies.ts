import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWorkspacePackages } from '../machine/packages.ts'
import type { Check } from './check.ts'

const PAGE = join('docs', 'dependencies.md')
/** The first column of a table, without the heading and the line below it. */
const ROW = /^\| +(?!library)([^|]*[^|\s]) +\|/gm
const SEPARATOR = /^[-\s]*$/
const ANY = '/*'
/** Our own packages, and types of a library that the page lists anyway. */
const LISTED_ELSEWHERE = /^@(?:botanica|types)\//

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

function readDependencies(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.peerDependencies,
  })
}

/** The names in the tables of the page. A name that ends in `/*` stands for all packages of a scope. */
export function parseLibraryNames(page: string): string[] {
  return [...page.matchAll(ROW)]
    .map(([, names = '']) => names)
    .filter((names) => !SEPARATOR.test(names))
    .flatMap((names) => names.split(/,\s*/))
    .map((name) => name.replaceAll('\\', ''))
}

function matchesName(name: string, library: string) {
  return name.endsWith(ANY) ? library.startsWith(name.slice(0, -1)) : name === library
}

/** @returns the differences, one readable line each */
export function compareDependencies(used: readonly string[], listed: readonly string[]) {
  const unlisted = used.filter((library) => !listed.some((name) => matchesName(name, library)))
  const unused = listed.filter((name) => !used.some((library) => matchesName(name, library)))
  return [
    ...unlisted.map((library) => `${library} is used, but ${PAGE} does not list it.`),
    ...unused.map((name) => `${PAGE} lists ${name}, but no package uses it.`),
  ]
}

/** Checks that `docs/dependencies.md` lists every library that a package of the workspace uses, and no other. */
export function dependencyCheck(root: string): Check {
  return {
    name: 'dependencies',
    run: async () => {
      const folders = [root, ...listWorkspacePackages(root).map((folder) => join(root, folder))]
      const used = [...new Set(folders.flatMap(readDependencies))]
        .filter((library) => !LISTED_ELSEWHERE.test(library))
        .toSorted()
      const problems = compareDependencies(
        used,
        parseLibraryNames(readFileSync(join(root, PAGE), 'utf8'))
      )
      return problems.length > 0 ? problems.join('\n') : undefined
    },
  }
}
