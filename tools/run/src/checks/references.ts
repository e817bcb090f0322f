import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import type { Check } from './check.ts'

/** Hand-written files. Generated files and fixtures are not checked. */
const PROSE = /\.(?:ts|tsx|mjs|cjs|md|sh|css|ya?ml)$/
/** The files that quote the patterns below. */
const QUOTES_PATTERNS = /\/checks\/references\.ts$|\/references\.test\.ts$/

/**
 * Citations of documents that are not in the repository. Readers cannot look the rule up, so the comment has to state
 * it.
 */
const CITATIONS = [
  /\b[Dd]ocument [12]\b/,
  /\b[Rr]ulings? (?:[A-Z]\d+|\()/,
  /\b[Rr]ulings,? ["“]/,
  /\brulings\.md\b/,
  /(?<!docs\/|\]\((?:\.\.\/)*)\b(?:design|security|look|language|models)\.md\b/,
  /\b[Dd]esign section \d/,
  /\b[AE]-0\d\d?\b/,
]

const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g
const HEADING = /^#{1,6} +(.+)$/gm

/** @returns the lines that cite a document that is not in the repository, with their numbers */
export function findCitations(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const cited = CITATIONS.map((pattern) => pattern.exec(line)?.[0]).find(Boolean)
    return cited ? [`${index + 1}: cites "${cited}"; state the rule instead`] : []
  })
}

/** The anchor that GitHub generates for a heading. */
function toAnchor(heading: string): string {
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

/**
 * @param read returns the text of a file of the repository, or `undefined` when it does not exist
 * @returns links of a page that lead to no file or to no heading
 */
export function findDanglingLinks(
  page: string,
  read: (file: string) => string | undefined
): string[] {
  const text = read(page) ?? ''
  return [...text.matchAll(LINK)].flatMap(([, path = '', anchor]) => {
    const target = path === '' ? page : normalize(join(dirname(page), path))
    const found = read(target)
    if (found === undefined) return [`links to ${path}, which does not exist`]
    if (anchor === undefined || !target.endsWith('.md')) return []
    const anchors = [...found.matchAll(HEADING)].map(([, heading = '']) => toAnchor(heading))
    return anchors.includes(anchor) ? [] : [`links to ${path}#${anchor}, which has no such heading`]
  })
}

/** Checks that comments and pages refer only to what is in the repository. */
export function referenceCheck(root: string): Check {
  return {
    name: 'references',
    run: async () => {
      const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      const files = listed.split('\n').filter((file) => PROSE.test(file) || file.startsWith('.ci/'))
      const read = (file: string) => {
        const path = join(root, file)
        if (!existsSync(path)) return undefined
        // A link to a folder is valid.
        return file.endsWith('.md') || PROSE.test(file) ? readFileSync(path, 'utf8') : ''
      }
      const problems: string[] = []
      for (const file of files) {
        if (QUOTES_PATTERNS.test(file)) continue
        const cited = findCitations(read(file) ?? '').map((problem) => `${file}:${problem}`)
        const dangling = file.endsWith('.md') ? findDanglingLinks(file, read) : []
        problems.push(...cited, ...dangling.map((problem) => `${file} ${problem}`))
      }
      return problems.length > 0 ? problems.join('\n') : undefined
    },
  }
}
