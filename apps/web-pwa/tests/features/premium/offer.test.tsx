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
    for (const text of ['Stripe', 'PayPal', offer.plans, 'Log in first']) {
      expect(markup).not.toContain(text)
    }
  })
})
