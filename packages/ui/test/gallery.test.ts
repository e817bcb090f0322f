// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PACKAGE = join(import.meta.dirname, '..')
const COMPONENT = /^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm

const readAll = (pattern: string) =>
  globSync(pattern, { cwd: PACKAGE }).map((file) => readFileSync(join(PACKAGE, file), 'utf8'))

/** The exported components, each with the text of its file. */
const components = readAll('src/**/*.tsx').flatMap((text) =>
  Array.from(text.matchAll(COMPONENT), ([, name]) => ({ name: name!, text }))
)

/** Whether a text uses a component: as an element, or as an export of a module that it loads on demand. */
const uses = (text: string, name: string) => new RegExp(`[<.]${name}\\b`).test(text)

/** Returns the components that are neither in the gallery nor in a component that it shows. */
function findForgotten(): string[] {
  const shown = [...readAll('gallery/**/*.tsx'), ...readAll('src/staff/frame/tabs.ts')]
  let left = components
  for (const shownText of shown) {
    const found = left.filter(({ name }) => uses(shownText, name))
    left = left.filter((component) => !found.includes(component))
    shown.push(...found.map(({ text }) => text))
  }
  return left.map(({ name }) => name)
}

it('shows every component', () => {
  expect(components).not.toEqual([])
  expect(findForgotten()).toEqual([])
})
