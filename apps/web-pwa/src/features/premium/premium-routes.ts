import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

const AREA = 'premium'
const FOLDER = 'src/features/premium'

const textModule = (language: Language) => getExtraCatalogModule(AREA, language)

/** Routes of the premium page and the checkout page. */
export function premiumRoutes(): RouteObject[] {
  return [
    {
      id: 'premium',
      path: PATHS.premium.slice(1),
      lazy: {
        Component: async () => {
          const page = await loadWithCatalogs(import('./premium-page.tsx'), AREA)
          page.clearReturnParameters()
          return page.PremiumPage
        },
      },
      handle: import.meta.env.SSR && { module: `${FOLDER}/premium-page.tsx`, textModule },
    },
    {
      id: 'checkout',
      path: PATHS.checkout.slice(1),
      lazy: {
        Component: async () => {
          const page = await loadWithCatalogs(import('./checkout/checkout-page.tsx'), AREA)
          page.storePaymentSecret()
          return page.CheckoutPage
        },
      },
      handle: import.meta.env.SSR && { module: `${FOLDER}/checkout/checkout-page.tsx`, textModule },
    },
  ]
}
