import { BOTS } from '@botanica/demo-world'
import { withClient } from '@botanica/run/postgres'
import type { Language } from '@botanica/ui/i18n'
import type { Page } from '@playwright/test'
import { ace } from './support/ace.ts'
import { makePending } from './support/pending.ts'
import { getWindowHeight, WIDTHS } from './support/reader.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { checkScreen } from './support/visual-checks.ts'

const REASON = 'It greets each member of a server every hour.'

/** What the page says, and the width at which it is read. */
const READERS: Record<
  Language,
  { width: number; byMonth: string; byRule: string; log: string; rule: string; decision: string }
> = {
  en: {
    width: WIDTHS.desktop,
    byMonth: 'By month',
    byRule: 'Rejections by rule',
    log: 'Decisions against members',
    rule: 'No spam or advertising',
    decision: 'Bot rejected',
  },
  ro: {
    width: WIDTHS.phone,
    byMonth: 'Pe luni',
    byRule: 'Respingeri pe reguli',
    log: 'Decizii împotriva membrilor',
    rule: 'Fără spam sau reclamă',
    decision: 'Bot respins',
  },
}

/** Counts the rejections of this month in the audit log. */
async function countRejections({ databaseUrl }: Site) {
  const { rows } = await withClient(databaseUrl, (database) =>
    database.query<{ all: number; forSpam: number }>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE details->'ruleIds' ? 'no-spam')::int AS "forSpam"
       FROM admin_logs
       WHERE action = 'reject_bot' AND created_at >= date_trunc('month', now(), 'UTC')`
    )
  )
  return rows[0]!
}

/**
 * Computes the days of this month alone, because the log of the demo world has years of them. The job begins on the day
 * before the last computed one. Stop the server first, which runs it too.
 */
async function computeMonth(site: Site) {
  await withClient(site.databaseUrl, (database) =>
    database.query(`
      DELETE FROM jobs WHERE name = 'compute_transparency';
      DELETE FROM transparency_counts;
      DELETE FROM transparency_decisions;
      DELETE FROM transparency_days;
      INSERT INTO transparency_days (day) VALUES (date_trunc('month', now(), 'UTC')::date + 1)
    `)
  )
  ace(site, 'jobs:run', 'compute_transparency')
}

const locateRow = (page: Page, table: string, row: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row }).first()

test('a rejection is counted and logged with its rule, without whom it concerns and why', async ({
  site,
  newReader,
}) => {
  try {
    ace(site, 'bots:reject', BOTS.brunoPending, '--reason', REASON, '--rule=no-spam')
    await site.stopServer()
    await computeMonth(site)
    await site.startServer()
    const { all, forSpam } = await countRejections(site)

    for (const language of ['en', 'ro'] as const) {
      const { width, ...texts } = READERS[language]
      const reader = await newReader({ language })
      const { page } = reader
      await page.setViewportSize({ width, height: getWindowHeight(width) })
      await reader.open('/transparency')

      const months = page.getByRole('table', { name: texts.byMonth }).getByRole('row')
      await expect(months.nth(1).getByRole('cell').nth(2)).toHaveText(String(all))
      const rule = locateRow(page, texts.byRule, texts.rule)
      await expect(rule.getByRole('cell').first()).toHaveText(String(forSpam))
      const logged = locateRow(page, texts.log, texts.decision)
      await expect(logged.getByRole('cell').nth(1)).toHaveText(texts.rule)
      await expect(page.getByText(REASON)).toHaveCount(0)
      await expect(page.getByText('Sundial')).toHaveCount(0)
      expect(await checkScreen(reader, `transparency-${language}`)).toEqual([])
    }
  } finally {
    await makePending(site, BOTS.brunoPending)
  }
})
