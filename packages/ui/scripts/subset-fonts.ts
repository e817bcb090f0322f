/**
 * Writes the fonts that most pages load to `assets/fonts`: of each family the Latin letters, and a few bytes with the
 * further letters of Romanian, both with the weights that the screens use. Other letters stay in the files of fontsource.
 *
 * `pnpm fonts`, after an update of the font packages.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const OUTPUT = join(import.meta.dirname, '../assets/fonts')

/** ă, ș, ț, and the letters with a cedilla that older texts have instead. */
const ROMANIAN = 'ĂăȘșȚțŞşŢţ'

const FAMILIES = [
  { name: 'newsreader', weights: { min: 400, max: 600 } },
  { name: 'source-sans-3', weights: { min: 400, max: 700 } },
]

/** The letters of `unicode-range` in `src/theme/fonts.css` for Latin, as inclusive ranges. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const

const latin = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
).join('')

await mkdir(OUTPUT, { recursive: true })
for (const { name, weights } of FAMILIES) {
  await writeSubset(name, 'latin', latin)
  await writeSubset(name, 'latin-ext', ROMANIAN, 'romanian')

  async function writeSubset(family: string, source: string, letters: string, target = source) {
    const file = (set: string) => `${family}-${set}-wght-normal.woff2`
    const path = import.meta.resolve(`@fontsource-variable/${family}/files/${file(source)}`)
    const font = await subsetFont(await readFile(fileURLToPath(path)), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    await writeFile(join(OUTPUT, file(target)), font)
    process.stdout.write(`${basename(file(target))}: ${font.length} bytes\n`)
  }
}
