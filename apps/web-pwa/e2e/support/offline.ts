import { expect, type Page } from '@playwright/test'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { untilHydrated, type Reader } from './reader.ts'

/** Waits until the worker answers this page, and the catalogue lies on the device. */
async function untilStored(page: Page) {
  const patience = { timeout: TIMEOUTS.step }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, patience)
  await expect.poll(() => listStoredKeys(page), patience).toContain('"catalogue"')
}

/** Touches the page, and waits until everything is kept that makes it work without a connection. */
export async function waitForOfflineSupport({ page }: Reader) {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await untilStored(page)
}

/** Opens an address without a connection, as from a bookmark. */
export async function openOffline({ page, context }: Reader, path: string) {
  await context.setOffline(true)
  await page.goto(path)
  await untilHydrated(page)
}

/** Everything that the site keeps on the device, as one text. */
export function listStoredKeys(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of this file
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const SCRIPTS = /\/assets\//
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name!))
      for (const table of database.objectStoreNames) {
        const reading = database.transaction(table).objectStore(table)
        kept.push(
          name,
          table,
          await Promise.all([answerOf(reading.getAllKeys()), answerOf(reading.getAll())])
        )
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        kept.push(name, request.url)
        // The site's own scripts are the same for everybody.
        if (!SCRIPTS.test(request.url)) kept.push(await (await cache.match(request))!.text())
      }
    }
    return JSON.stringify(kept)
  })
}
