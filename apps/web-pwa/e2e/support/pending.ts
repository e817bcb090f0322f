import type { Page } from '@playwright/test'
import { withClient } from '@botanica/run/postgres'
import type { Site } from './site.ts'

/** Makes a bot pending again, and tells live screens. */
export async function makePending({ databaseUrl }: Site, discordBotId: string) {
  await withClient(databaseUrl, (client) =>
    client.query(
      `WITH undecided AS (
         UPDATE bots SET approval_status = 'pending', approval_reason = NULL, approved_by = NULL, approved_at = NULL
         WHERE discord_bot_id = $1 RETURNING id
       ) INSERT INTO outbox (topic, key, payload) SELECT 'bot', id::text, '{}' FROM undecided`,
      [discordBotId]
    )
  )
}

/** The details panel beside the list. */
export const locateDetails = (page: Page, name: string) => page.getByRole('article', { name })
