import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { useTheme } from '../../../lib/theme.ts'

const DARK_QUERY = '(prefers-color-scheme: dark)'
/** Border radius of the site's own fields. */
const RADIUS = '10px'

function subscribe(listener: () => void) {
  const query = matchMedia(DARK_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Converts a color token to `rgb()`, which Stripe requires. The tokens are OKLCH, so a canvas converts them. */
function toRgb(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const context = document.createElement('canvas').getContext('2d')!
  context.fillStyle = getComputedStyle(probe).color
  probe.remove()
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

/** Appearance of the provider's fields in the current theme. */
export function useAppearance(): Appearance {
  const [choice] = useTheme()
  const isSystemDark = useSyncExternalStore(subscribe, () => matchMedia(DARK_QUERY).matches)
  const isDark = choice === 'system' ? isSystemDark : choice === 'dark'

  return useMemo(
    () => ({
      theme: isDark ? 'night' : 'stripe',
      variables: {
        colorPrimary: toRgb('--leaf'),
        colorBackground: toRgb('--plate'),
        colorText: toRgb('--ink'),
        colorDanger: toRgb('--danger'),
        borderRadius: RADIUS,
      },
    }),
    [isDark]
  )
}
