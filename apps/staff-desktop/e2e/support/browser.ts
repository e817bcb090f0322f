import { findBrowser } from '@botanica/run/browser'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

/** Chromium for the tests of a file. */
export function useChromium(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    const executablePath = findBrowser()
    if (!executablePath) {
      throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.')
    }
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())
  return () => browser
}
