/**
 * The worker thread that draws previews: layout and encoding take a tenth of a second, for which the event loop of the server
 * must not stop. It imports packages only, so that Node runs the source as it is.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type ImageSource, type Node, Renderer } from '@takumi-rs/wasm/node'

/** What is drawn, in plain data that can be sent to a thread. */
export interface Drawing {
  node: Node
  /** The images that nodes name. Nothing else is ever loaded. */
  images: ImageSource[]
  width: number
  height: number
  /** BCP 47. */
  lang: string
}

const FAMILIES = [
  { name: 'Newsreader', folder: '@fontsource-variable/newsreader' },
  { name: 'Source Sans 3', folder: '@fontsource-variable/source-sans-3' },
] as const
const HEXADECIMAL = 16

const require = createRequire(import.meta.url)

/** Parses `U+0000-00FF,U+0131`. */
function parseRanges(ranges: string): [number, number][] {
  return ranges.split(',').map((range) => {
    const [first, last = first] = range.replace('U+', '').split('-') as [string, string?]
    return [Number.parseInt(first, HEXADECIMAL), Number.parseInt(last, HEXADECIMAL)]
  })
}

async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer()
  for (const { name, folder } of FAMILIES) {
    const subsets = require(`${folder}/unicode.json`) as Record<string, string>
    const [, font] = folder.split('/') as [string, string]
    for (const [subset, ranges] of Object.entries(subsets)) {
      const path = require.resolve(`${folder}/files/${font}-${subset}-wght-normal.woff2`)
      await renderer.registerFont({
        name,
        data: await readFile(path),
        unicodeRange: parseRanges(ranges),
      })
    }
  }
  return renderer
}

const renderer = await createRenderer()

/** Draws a PNG. */
export default async function draw({ node, ...options }: Drawing): Promise<Uint8Array> {
  return renderer.render(node, { ...options, format: 'png' })
}
