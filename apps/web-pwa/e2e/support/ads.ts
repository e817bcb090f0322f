import { BOTS } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { AdPlacement } from '@botanica/api-client/contract'
import { expect } from '@playwright/test'
import type { Site } from './site.ts'

/** More important than every ad of the demo world. */
const PRIORITY = 1_000

/** What the outbox calls a change of a placement's ads. */
const ADS_TOPIC = 'ads'

type Statement = { text: string; values: unknown[] }

async function change(site: Site, placement: AdPlacement, { text, values }: Statement) {
  return withClient(site.databaseUrl, async (client) => {
    await client.query('BEGIN')
    const { rows } = await client.query(text, values)
    await client.query('INSERT INTO outbox (topic, key) VALUES ($1, $2)', [ADS_TOPIC, placement])
    await client.query('COMMIT')
    return rows as { id: string }[]
  })
}

/** Puts an ad before all others of its placement, as an administrator would. @returns its id */
export async function insertAd(
  site: Site,
  placement: AdPlacement,
  content: string
): Promise<number> {
  const [ad] = await change(site, placement, {
    text: `INSERT INTO advertisements (title, content, placement, type, priority)
      VALUES ('A test', $1, $2, 'custom', $3) RETURNING id`,
    values: [content, placement, PRIORITY],
  })
  const id = Number(ad!.id)
  await untilFramed(site, placement, id, true)
  return id
}

/** Takes an ad away. */
export async function removeAd(site: Site, placement: AdPlacement, id: number) {
  await change(site, placement, { text: 'DELETE FROM advertisements WHERE id = $1', values: [id] })
  await untilFramed(site, placement, id, false)
}

/** A page on which the ads of a placement stand. */
const PAGE_OF: Record<AdPlacement, string> = {
  header: '/',
  sidebar: `/bot/${BOTS.brunoApproved}`,
  'in-list': '/discover',
  footer: '/login',
}

/** Waits until a page is made with the ad, or without; for a moment what was made before is served. */
async function untilFramed(site: Site, placement: AdPlacement, id: number, isShown: boolean) {
  const isFramed = async () => {
    const response = await fetch(site.siteUrl + PAGE_OF[placement])
    return (await response.text()).includes(`src="/ads/frame/${id}"`)
  }
  await expect.poll(isFramed).toBe(isShown)
}
