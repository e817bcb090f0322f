import { expect, type Page } from '@playwright/test'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { waitForHydration, type Reader } from './reader.ts'

/** Waits until the service worker controls the page and the offline catalog is stored. */
async function waitForCatalog(page: Page) {
  const options = { timeout: TIMEOUTS.step }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, options)
  await expect.poll(() => dumpStorage(page), options).toContain('"catalogue"')
}

/** Interacts with the page and waits until its offline support is ready. */
export async function waitForOfflineSupport({ page }: Reader) {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await waitForCatalog(page)
}

/** Goes offline and opens a path. */
export async function openOffline({ page, context }: Reader, path: string) {
  await context.setOffline(true)
  await page.goto(path)
  await waitForHydration(page)
}

/** Returns everything that the site stores in the browser as JSON. */
export function dumpStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows nothing of this file
    const toPromise = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const SCRIPTS = /\/assets\//
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const { name } of await indexedDB.databases()) {
      const database = await toPromise(indexedDB.open(name!))
      for (const table of database.objectStoreNames) {
        const reading = database.transaction(table).objectStore(table)
        stored.push(
          name,
          table,
          await Promise.all([toPromise(reading.getAllKeys()), toPromise(reading.getAll())])
        )
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        stored.push(name, request.url)
        // The site's scripts are the same for everybody.
        if (!SCRIPTS.test(request.url)) stored.push(await (await cache.match(request))!.text())
      }
    }
    return JSON.stringify(stored)
  })
}
