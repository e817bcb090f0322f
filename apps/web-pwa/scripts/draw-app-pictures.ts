/**
 * Draws the pictures of the installed app (`src/app/app-pictures.ts`) into `public/`. They are committed, so
 * a build needs no browser. Given the URL of a running site, the script also takes the screenshots.
 *
 *   node apps/web-pwa/scripts/draw-app-pictures.ts [http://localhost:3333]
 */
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findBrowser } from '@botanica/run/browser'
import { chromium, type Browser } from 'playwright-core'
import { APP_SCREENSHOTS } from '../src/app/app-pictures.ts'
import { FRAME_COLORS } from '../src/app/frame-colors.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const ASSETS = join(import.meta.dirname, '../../../packages/ui/assets')
const FONT = join(
  import.meta.dirname,
  '../../../packages/ui/node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
)
const JPEG_QUALITY = 72
const PHONE_SCALE = 1.5
/** Time for banners and avatars to load. */
const IMAGE_LOAD_MS = 1_500
const LEAF = '#176038'

async function toDataUrl(path: string, type: string) {
  return `data:${type};base64,${(await readFile(path)).toString('base64')}`
}

async function draw(
  browser: Browser,
  { src, width, height, html }: { src: string; width: number; height: number; html: string }
) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}</style>${html}`)
  await page.evaluate(() => document.fonts.ready)
  const path = join(PUBLIC, src)
  await mkdir(dirname(path), { recursive: true })
  await page.screenshot({ path, omitBackground: true })
  await page.close()
}

async function drawIcons(browser: Browser) {
  const rounded = await toDataUrl(join(ASSETS, 'icon.svg'), 'image/svg+xml')
  const full = await toDataUrl(join(ASSETS, 'icon-maskable.svg'), 'image/svg+xml')
  const icons = [...APP_SCREENSHOTS.icons, { ...APP_SCREENSHOTS.appleTouch, purpose: 'maskable' }]
  for (const { src, size, purpose } of icons) {
    const drawing = purpose === 'maskable' ? full : rounded
    const html = `<img src="${drawing}" style="display:block;width:100vw;height:100vh">`
    await draw(browser, { src, width: size, height: size, html })
  }
}

async function drawCard(browser: Browser) {
  const mark = await toDataUrl(join(ASSETS, 'mark.svg'), 'image/svg+xml')
  const font = await toDataUrl(FONT, 'font/woff2')
  const html = `
    <style>
      @font-face { font-family: Newsreader; src: url(${font}); font-weight: 200 800 }
      body { display: grid; place-content: center; justify-items: center; gap: 28px; height: 100vh;
        background: ${FRAME_COLORS.light}; color: ${LEAF}; font: 500 132px/1 Newsreader }
      img { width: 236px }
    </style>
    <img src="${mark}"><p>Botanica</p>`
  await draw(browser, { ...APP_SCREENSHOTS.card, html })
}

async function takeScreenshots(browser: Browser, siteUrl: string) {
  for (const { src, width, height, form } of APP_SCREENSHOTS.screenshots) {
    const scale = form === 'narrow' ? PHONE_SCALE : 1
    const page = await browser.newPage({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    })
    await page.goto(new URL(form === 'narrow' ? '/discover' : '/', siteUrl).href)
    await page.waitForTimeout(IMAGE_LOAD_MS)
    const path = join(PUBLIC, src)
    await mkdir(dirname(path), { recursive: true })
    await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY })
    await page.close()
  }
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
await drawIcons(browser)
await drawCard(browser)
const [siteUrl] = process.argv.slice(2)
if (siteUrl) await takeScreenshots(browser, siteUrl)
await browser.close()
