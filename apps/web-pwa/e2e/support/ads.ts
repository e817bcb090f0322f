import { BOTS } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { AdPlacement } from '@botanica/api-client/contract'
import { expect } from '@playwright/test'
import type { Site } from './site.ts'

/** Higher than the priority of every ad in the demo world. */
const PRIORITY = 1_000

/** The outbox topic of changes to the ads of a placement. */
const ADS_TOPIC = 'ads'

type Statement = { text: string; values: unknown[] }

async function changeAds(site: Site, placement: AdPlacement, { text, values }: Statement) {
  return withClient(site.databaseUrl, async (client) => {
    await client.query('BEGIN')
    const { rows } = await client.query(text, values)
    await client.query('INSERT INTO outbox (topic, key) VALUES ($1, $2)', [ADS_TOPIC, placement])
    await client.query('COMMIT')
    return rows as { id: string }[]
  })
}

/** Inserts an ad that comes before all others of its placement. @returns its id */
export async function insertAd(
  site: Site,
  placement: AdPlacement,
  content: string
): Promise<number> {
  const [ad] = await changeAds(site, placement, {
    text: `INSERT INTO advertisements (title, content, placement, type, priority)
      VALUES ('A test', $1, $2, 'custom', $3) RETURNING id`,
    values: [content, placement, PRIORITY],
  })
  const id = Number(ad!.id)
  await waitForFrame(site, placement, id, true)
  return id
}

/** Deletes an ad. */
export async function removeAd(site: Site, placement: AdPlacement, id: number) {
  await changeAds(site, placement, {
    text: 'DELETE FROM advertisements WHERE id = $1',
    values: [id],
  })
  await waitForFrame(site, placement, id, false)
}

/** A page that shows the ads of a placement. */
const PLACEMENT_PAGES: Record<AdPlacement, string> = {
  header: '/',
  sidebar: `/bot/${BOTS.brunoApproved}`,
  'in-list': '/discover',
  footer: '/login',
}

/**
 * Waits until the page of a placement contains the ad, or no longer contains it, because cached responses are served
 * for a moment.
 */
async function waitForFrame(site: Site, placement: AdPlacement, id: number, isShown: boolean) {
  const isFramed = async () => {
    const response = await fetch(site.siteUrl + PLACEMENT_PAGES[placement])
    return (await response.text()).includes(`src="/ads/frame/${id}"`)
  }
  await expect.poll(isFramed).toBe(isShown)
}
