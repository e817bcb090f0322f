import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { useTheme } from '../../../lib/theme.ts'

const DARK_QUERY = '(prefers-color-scheme: dark)'
/** Radius of our own fields. */
const RADIUS = '10px'

function subscribe(listener: () => void) {
  const query = matchMedia(DARK_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** A colour of ours as Stripe takes it: red, green, blue. Ours are written in OKLCH, which a canvas knows how to mix. */
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

/** The look of the provider's fields, which stand in a page of ours, in the reader's theme. */
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
