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

/** Counts what the audit log says of this month, and of all time about the rule. */
async function countRejections({ databaseUrl }: Site) {
  const { rows } = await withClient(databaseUrl, (database) =>
    database.query<{ thisMonth: number; byRule: number }>(
      `SELECT count(*) FILTER (WHERE created_at >= date_trunc('month', now(), 'UTC'))::int AS "thisMonth",
         count(*) FILTER (WHERE details->'ruleIds' ? 'no-spam')::int AS "byRule"
       FROM admin_logs WHERE action = 'reject_bot'`
    )
  )
  return rows[0]!
}

/** Computes the days of the log up to today: the job does a year at a time. */
async function computeTransparency(site: Site) {
  const isToday = () =>
    withClient(site.databaseUrl, async (database) => {
      const { rowCount } = await database.query(
        `SELECT FROM transparency_days WHERE day = (now() AT TIME ZONE 'UTC')::date`
      )
      return rowCount === 1
    })
  do ace(site, 'jobs:run', 'compute_transparency')
  while (!(await isToday()))
}

const locateRow = (page: Page, table: string, row: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row }).first()

test('a rejection is counted and logged with its rule, without whom it concerns and why', async ({
  site,
  newReader,
}) => {
  try {
    ace(site, 'bots:reject', BOTS.brunoPending, '--reason', REASON, '--rule=no-spam')
    await computeTransparency(site)
    const { thisMonth, byRule } = await countRejections(site)

    for (const language of ['en', 'ro'] as const) {
      const { width, ...texts } = READERS[language]
      const reader = await newReader({ language })
      const { page } = reader
      await page.setViewportSize({ width, height: getWindowHeight(width) })
      await reader.open('/transparency')

      const months = page.getByRole('table', { name: texts.byMonth }).getByRole('row')
      await expect(months.nth(1).getByRole('cell').nth(2)).toHaveText(String(thisMonth))
      const rule = locateRow(page, texts.byRule, texts.rule)
      await expect(rule.getByRole('cell').first()).toHaveText(String(byRule))
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
