/**
 * Draws the client's icons from the product's logo into `packaging/icons`, and the site's `favicon.ico` beside the logo. They
 * are committed, so packaging and builds need no browser.
 *
 * node packaging/draw-icons.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBrowser } from '@botanica/run/browser'
import { chromium, type Browser } from 'playwright-core'
import { encodeIcns, encodeIco, type IconImage } from './icon-files.ts'

const ICONS = join(import.meta.dirname, 'icons')
const MARKS = join(import.meta.dirname, '../../../packages/ui/assets')

const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256]
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512]
/** Of the site's icon in tabs, bookmarks and search results. */
const FAVICON_SIZES = [16, 32, 48]
const MACOS_SIZES = [32, 64, 128, 256, 512, 1024]
/** macOS icons leave this share of the edge free on each side. */
const MACOS_MARGIN = 0.1

async function draw(browser: Browser, svg: string, size: number, margin = 0): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const edge = Math.round(size * (1 - 2 * margin))
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-content:center}</style><img src="${source}" width="${edge}" height="${edge}">`
  )
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

async function drawAll(browser: Browser, svg: string, sizes: readonly number[], margin?: number) {
  const pictures: IconImage[] = []
  for (const size of sizes) pictures.push({ size, png: await draw(browser, svg, size, margin) })
  return pictures
}

async function write(path: string, content: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const icon = await readFile(join(MARKS, 'icon.svg'), 'utf8')
await write(join(ICONS, 'icon.ico'), encodeIco(await drawAll(browser, icon, WINDOWS_SIZES)))
await write(
  join(ICONS, 'icon.icns'),
  encodeIcns(await drawAll(browser, icon, MACOS_SIZES, MACOS_MARGIN))
)
for (const { size, png } of await drawAll(browser, icon, LINUX_SIZES)) {
  await write(join(ICONS, 'linux', `${size}x${size}.png`), png)
}
const favicon = await readFile(join(MARKS, 'favicon.svg'), 'utf8')
await write(join(MARKS, 'favicon.ico'), encodeIco(await drawAll(browser, favicon, FAVICON_SIZES)))
await browser.close()
