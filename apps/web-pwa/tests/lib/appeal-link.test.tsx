import { createQueryClient } from '@botanica/api-client'
import { memberKeys, type AppealedDecision } from '@botanica/api-client/member'
import { createI18nSync } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppealLink } from '../../src/lib/appeal-link.tsx'
import { ServicesProvider, type Services } from '../../src/lib/services.tsx'

const services = { api: { calls: {}, every: () => ({}) } } as unknown as Services

type Known = Pick<AppealedDecision, 'id' | 'canAppeal' | 'appealState'>

/** @param known the decisions about the viewer; an error when they failed to load */
function renderLink(
  known: Known[] | Error | undefined,
  decision: { id: number } | null = { id: 7 }
) {
  const client = createQueryClient()
  if (known) client.setQueryData(memberKeys.latestDecisions(), known)
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={createI18nSync({ language: 'en', resources: allTexts })}>
          <ServicesProvider services={services}>
            <AppealLink decision={decision} />
          </ServicesProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
}

test('leads to the form of a decision that can be appealed', () => {
  const markup = renderLink([{ id: 7, canAppeal: true, appealState: null }])
  expect(markup).toContain('href="/appeals?decision=7"')
  expect(markup).toContain('Appeal this decision')
})

test('leads to the appeal once there is one', () => {
  const markup = renderLink([{ id: 7, canAppeal: false, appealState: 'open' }])
  expect(markup).toContain('See the appeal')
  expect(markup).not.toContain('Appeal this decision')
})

test('is missing if the decision is too old, while that is not known, and without a decision', () => {
  expect(renderLink([{ id: 7, canAppeal: false, appealState: null }])).toBe('')
  expect(renderLink(undefined)).toBe('')
  expect(renderLink([], null)).toBe('')
})

test('is there if the decision is not among the latest', () => {
  expect(renderLink([])).toContain('Appeal this decision')
})
