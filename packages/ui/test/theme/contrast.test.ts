import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/* WCAG 2.2: 1.4.3 and 1.4.11 (AA), 1.4.6 (AAA). */
const AA_TEXT = 4.5
const AAA_TEXT = 7
const AA_GRAPHIC = 3

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
type Oklch = [number, number, number]

const css = readFileSync(join(import.meta.dirname, '../../src/theme/tokens.css'), 'utf8')

/* Every hue of a generated hero card. */
const HUES = Array.from({ length: 24 }, (_, index) => index * 15)

describe.each(THEMES)('contrast by %s', (theme) => {
  const sheets = ['paper', 'plate', 'mist', 'raised']

  it.each(sheets)('long text in ink on %s is AAA', (sheet) => {
    expect(ratio(theme, 'ink', sheet)).toBeGreaterThanOrEqual(AAA_TEXT)
  })

  it.each(
    sheets.flatMap((sheet) =>
      ['muted', 'leaf', 'leaf-strong', 'bloom', 'danger', 'sun-ink'].map(
        (text) => [text, sheet] as const
      )
    )
  )('%s on %s is readable', (text, sheet) => {
    expect(ratio(theme, text, sheet)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it.each([
    ['on-leaf', 'leaf'],
    ['on-leaf', 'leaf-strong'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-strong'],
    ['leaf-strong', 'leaf-wash'],
    ['leaf', 'leaf-wash'],
    ['ink', 'leaf-wash'],
    ['bloom', 'bloom-wash'],
    ['ink', 'bloom-wash'],
    ['sun-ink', 'sun-wash'],
    ['ink', 'sun-wash'],
    ['pending', 'pending-wash'],
    ['ink', 'pending-wash'],
    ['danger', 'danger-wash'],
    ['ink', 'danger-wash'],
    ['paper', 'ink'],
  ])('%s on %s is readable', (text, ground) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it.each(
    sheets.flatMap((sheet) =>
      ['edge', 'sun', 'bloom', 'leaf'].map((line) => [line, sheet] as const)
    )
  )('the line %s is visible on %s', (line, sheet) => {
    expect(ratio(theme, line, sheet)).toBeGreaterThanOrEqual(AA_GRAPHIC)
  })

  it.each(['online', 'idle', 'dnd', 'offline'])('the dot %s is visible on a hero card', (dot) => {
    for (const sheet of ['plate', 'paper', 'raised']) {
      expect(ratio(theme, dot, sheet)).toBeGreaterThanOrEqual(AA_GRAPHIC)
    }
  })

  it.each(HUES)('a letter is readable on a generated hero card of hue %d', (hue) => {
    for (const ground of ['plate-ground', 'plate-leaf']) {
      expect(ratio(theme, 'plate-ink', ground, hue)).toBeGreaterThanOrEqual(AA_TEXT)
    }
  })
})

it('reads the tokens that it tests', () => {
  /* oklch(1 0 0) is white and oklch(0 0 0) is black: this tests the conversion itself. */
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1)
  expect(() => token('light', 'no-such-token')).toThrow('No token')
})

function ratio(theme: Theme, foreground: string, background: string, hue = 0): number {
  return contrast(token(theme, foreground, hue), token(theme, background, hue))
}

/** Returns one token of one theme as lightness, chroma and hue. */
function token(theme: Theme, name: string, hue = 0): Oklch {
  const found = new RegExp(
    `--${name}:\\s*light-dark\\(\\s*(oklch\\(.*?\\)),\\s*(oklch\\(.*?\\))\\s*\\);`,
    's'
  ).exec(css.replaceAll('var(--hue, 150)', String(hue)))
  const value = found?.[theme === 'light' ? 1 : 2]
  const [, l, c, h] = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/.exec(value ?? '') ?? []
  if (l === undefined || c === undefined || h === undefined) throw new Error(`No token --${name}`)

  return [Number(l), Number(c), Number(h)]
}

function contrast(a: Oklch, b: Oklch): number {
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [
    number,
    number,
  ]

  return (lighter + 0.05) / (darker + 0.05)
}

/* Converts OKLCH to linear sRGB, clipped as on a screen, and then to relative luminance. */
function luminance([l, c, h]: Oklch): number {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value))
}
