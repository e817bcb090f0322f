import type { PaymentProvider } from '@botanica/api-client/contract'
import { createI18nSync, LANGUAGES, type Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { Offer } from '../../../src/features/premium/offer.tsx'
import { ServicesProvider, type Services } from '../../../src/lib/services.tsx'

/** Renders the premium page for members without premium, with plain apostrophes as in the texts. */
function renderMarkup(language: Language, paymentProviders: readonly PaymentProvider[]) {
  const i18n = createI18nSync({ language, resources: allTexts })
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ServicesProvider services={{ settings: { paymentProviders } } as Services}>
        <Offer buying={() => ({ onBuy: () => {} })} notice="Log in first" />
      </ServicesProvider>
    </I18nextProvider>
  )
  return markup.replaceAll('&#x27;', "'")
}

const TAGS = /<[^>]*>/g

/** The rows of the comparison as plain texts: feature, without premium, with premium. */
function readComparison(markup: string): string[][] {
  const rows = markup.match(/<tr.*?<\/tr>/gs) ?? []
  return rows.map((row) =>
    (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map((cell) => cell.replaceAll(TAGS, ' ').trim())
  )
}

test('Premium is compared with a free account by the actual limits and prices', () => {
  const rows = readComparison(renderMarkup('en', ['stripe']))
  expect(rows).toEqual([
    ['What you get', 'Free', 'Premium'],
    ['Bots you can submit', '5', '10'],
    ['Vote for a bot again', 'after 12 hours', 'after 6 hours'],
    ['Ads', expect.stringMatching(/Yes$/), expect.stringMatching(/None$/)],
    ['Badge next to your name', expect.stringMatching(/No$/), expect.stringMatching(/Yes$/)],
    ['Support requests', 'Answered in order', 'Answered first'],
    ['Price', 'Free', '$4.99 a month or $49.99 a year'],
  ])
})

describe.each(LANGUAGES)('Premium in %s', (language) => {
  const { offer, pay } = allTexts[language].premium

  test('is sold through both providers', () => {
    const markup = renderMarkup(language, ['stripe', 'paypal'])
    for (const text of [pay.stripe, pay.paypal, offer.footer, 'Log in first']) {
      expect(markup).toContain(text)
    }
  })

  test('is sold through the only configured provider', () => {
    const markup = renderMarkup(language, ['paypal'])
    expect(markup).toContain(pay.paypal)
    expect(markup).toContain(offer.footerOfOne.replace('{{provider}}', 'PayPal'))
    expect(markup).not.toContain('Stripe')
  })

  test('shows a note if there is no provider', () => {
    const markup = renderMarkup(language, [])
    expect(markup).toContain(offer.none)
    for (const text of ['Stripe', 'PayPal', offer.plans, 'Log in first', '4.99']) {
      expect(markup).not.toContain(text)
    }
  })
})
