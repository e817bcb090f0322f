import { test as base } from '@playwright/test'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { waitForOfflineSupport } from './offline.ts'
import { openReader, signIn, type Reader, type ReaderOptions } from './reader.ts'
import { startSite, type Site } from './site.ts'

export { expect } from '@playwright/test'

/** The tag of tests that need features that the headless shell lacks: push messages, blocked pop-ups. */
export const IN_WHOLE_BROWSER = { tag: '@whole-browser' }

interface WorkerFixtures {
  /** The site of this worker: its own server process, simulators and database. */
  site: Site
}

export interface WorkerOptions {
  /** Whether the project's tests change nothing, so that the site is not reset between files. */
  isReadOnly: boolean
}

export type NewReader = (options?: ReaderOptions) => Promise<Reader>
export type NewMember = (personId: string, path: string, options?: ReaderOptions) => Promise<Reader>
export type NewOfflineReader = (path: string, options?: ReaderOptions) => Promise<Reader>

interface TestFixtures {
  /** Resets the site to the demo world before the first test of each file. */
  cleanSite: void
  /** Opens a browser context, which is closed after the test. */
  newReader: NewReader
  /** Opens a path of the site as a signed-in member. */
  newMember: NewMember
  /** Opens a path of the site and waits until its offline support is ready. */
  newOfflineReader: NewOfflineReader
}

/** The file whose tests ran last on this worker's site, and its repetition. */
let lastFile: string | undefined

export const test = base.extend<TestFixtures, WorkerFixtures & WorkerOptions>({
  isReadOnly: [false, { option: true, scope: 'worker' }],

  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: TIMEOUTS.serverStart * 2 },
  ],

  cleanSite: [
    async ({ site, isReadOnly }, use, testInfo) => {
      const file = `${testInfo.file} ${testInfo.repeatEachIndex}`
      if (lastFile !== undefined && lastFile !== file && !isReadOnly) await site.reset()
      lastFile = file
      await use()
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server output', { body: site.output(), contentType: 'text/plain' })
      }
    },
    { auto: true, timeout: TIMEOUTS.serverStart * 2 },
  ],

  newReader: async ({ browser, site }, use) => {
    const readers: Reader[] = []
    await use(async (options) => {
      const reader = await openReader(browser, site, options)
      readers.push(reader)
      return reader
    })
    for (const { context } of readers) await context.close()
  },

  newMember: async ({ newReader }, use) => {
    await use(async (personId, path, options) => {
      const reader = await newReader(options)
      await signIn(reader, personId)
      await reader.open(path)
      return reader
    })
  },

  newOfflineReader: async ({ newReader }, use) => {
    await use(async (path, options) => {
      const reader = await newReader({ ...options, worker: true })
      await reader.open(path)
      await waitForOfflineSupport(reader)
      return reader
    })
  },
})
