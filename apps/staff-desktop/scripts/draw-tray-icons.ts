/**
 * Draws the tray icons and the counts of the taskbar button from the product's logo into
 * `assets/tray`. They are committed, so a build needs no browser.
 *
 * node apps/staff-desktop/scripts/draw-tray-icons.ts
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '@botanica/run/browser'
import { MARK } from '@botanica/ui/theme/mark'
import { chromium, type Page } from 'playwright-core'
import { MAX_COUNT, TRAY_ASSETS } from '../src/main/attention/tray-assets.ts'

const FOLDER = join(import.meta.dirname, '../assets/tray')
/** Brighter than the logo's green: a taskbar may be light or dark, and does not say which. */
const LEAF = '#2f9e5f'
const PAPER = '#fafaf0'
const BLOOM = '#d8573f'
/** Sizes in points; macOS has its own size. */
const ICON = { color: 16, template: 18 } as const
const SCALES = [1, 2] as const
const COUNT_PIXELS = 32

const ellipse = ({ cx, cy, rx, ry }: Record<'cx' | 'cy' | 'rx' | 'ry', number>, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

/** A template image is black on transparent, and macOS colors it. The other variant has the logo on a green leaf. */
function drawTrayIcon({ isTemplate, isWaiting }: { isTemplate: boolean; isWaiting: boolean }) {
  const ink = isTemplate ? '#000' : LEAF
  // A gap around the dot keeps it visible where both have the same color.
  const mask = `<mask id="m"><rect width="32" height="32" fill="#fff"/>
    ${ellipse(MARK.leftEye, '#000')}${ellipse(MARK.rightEye, '#000')}
    ${isWaiting ? '<circle cx="26" cy="8" r="8" fill="#000"/>' : ''}</mask>`
  const eyes = isTemplate ? '' : ellipse(MARK.leftEye, PAPER) + ellipse(MARK.rightEye, PAPER)
  const dot = `<circle cx="26" cy="8" r="6" fill="${isTemplate ? '#000' : BLOOM}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mask}
    <g mask="url(#m)" fill="${ink}"><path d="${MARK.head}"/><path d="${MARK.largeLeaf}"/><path d="${MARK.smallLeaf}"/>
    <path d="${MARK.stem}" fill="none" stroke="${ink}" stroke-width="2"/></g>${eyes}${isWaiting ? dot : ''}</svg>`
}

function drawCount(label: string) {
  const size = label.length > 1 ? 17 : 22
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${BLOOM}"/>
    <text x="16" y="16" dy="0.36em" text-anchor="middle" fill="#fff" font-family="sans-serif" font-weight="700"
      font-size="${size}">${label}</text></svg>`
}

async function draw(page: Page, file: string, pixels: number, svg: string) {
  await page.setViewportSize({ width: pixels, height: pixels })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`
  )
  await page.screenshot({ path: join(FOLDER, file), omitBackground: true })
}

await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const isTemplate of [false, true]) {
  for (const isWaiting of [false, true]) {
    const file = TRAY_ASSETS.icon({ isTemplate, isWaiting })
    const points = isTemplate ? ICON.template : ICON.color
    for (const scale of SCALES) {
      const path = scale === 1 ? file : file.replace('.png', `@${scale}x.png`)
      await draw(page, path, points * scale, drawTrayIcon({ isTemplate, isWaiting }))
    }
  }
}
for (let count = 1; count <= MAX_COUNT + 1; count++) {
  const label = count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)
  await draw(page, TRAY_ASSETS.count(count), COUNT_PIXELS, drawCount(label))
}
await browser.close()
