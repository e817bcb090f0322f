import { createI18nSync } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { ComparisonTable } from '../../../src/features/compare/comparison-table.tsx'
import type { ComparedBot } from '../../../src/features/compare/use-bots.ts'

const STORED = {
  discordBotId: '300000000000000001',
  name: 'Fern',
  avatar: null,
  inviteUrl: 'https://discord.com/oauth2/authorize',
  tags: ['Moderation'],
  certified: true,
  servingCount: 1290,
  voteCount: 310,
  averageRating: 4.4,
  ratingCount: 18,
  createdAt: '2026-01-01T00:00:00.000Z',
  permissions: ['SendMessages', 'BanMembers'],
}
const FERN: ComparedBot = {
  ...STORED,
  detail: {
    ...STORED,
    presence: null,
    prefix: '!',
    reviewCount: 20,
    ratingCounts: [1, 0, 2, 3, 14],
  } as unknown as NonNullable<ComparedBot['detail']>,
}
const MOSS: ComparedBot = {
  ...STORED,
  discordBotId: '300000000000000002',
  name: 'Moss',
  certified: false,
  averageRating: null,
  permissions: ['SendMessages'],
  detail: null,
}

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the texts of the rows, by the text of their heading. */
function renderRows(language: 'en' | 'ro', bots: ComparedBot[]) {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18nSync({ language, resources: allTexts })}>
      <ComparisonTable
        labelledBy="comparison"
        bots={bots}
        ids={bots.map(({ discordBotId }) => discordBotId)}
      />
    </I18nextProvider>
  )
  const rows = [...markup.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/g)]
  return new Map(
    rows.map(([, heading, cells]) => [
      toText(heading!),
      [...cells!.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => toText(cell!)),
    ])
  )
}

test('shows each figure of each bot, and a dash for what is unknown without a connection', () => {
  const rows = renderRows('en', [FERN, MOSS])
  expect(rows.get('Rating')![0]).toContain('4.4')
  expect(rows.get('Rating')![1]).toBe('No ratings')
  expect(rows.get('Reviews')).toEqual(['20', '18'])
  expect(rows.get('Servers')).toEqual(['1,290', '1,290'])
  expect(rows.get('Certified')).toEqual(['Yes', 'No'])
  expect(rows.get('Prefix')).toEqual(['!', '– unknown'])
  expect(rows.get('5 stars')).toEqual(['14', '– unknown'])
})

test('lists the permissions of all bots, the most powerful first', () => {
  const rows = renderRows('ro', [FERN, MOSS])
  const headings = [...rows.keys()]
  const [ban, send] = headings.slice(-2) as [string, string]
  expect(ban).toMatch(/^Periculos: /)
  expect(rows.get(ban)).toEqual(['cerută', '· nu este cerută'])
  expect(rows.get(send)).toEqual(['cerută', 'cerută'])
  expect(rows.get('Numărul de permisiuni')).toEqual(['2', '1'])
})
