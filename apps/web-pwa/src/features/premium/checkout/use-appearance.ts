import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { useTheme } from '../../../lib/theme.ts'

const NIGHT = '(prefers-color-scheme: dark)'
/** Radius of our own fields. */
const RADIUS = '10px'

function subscribe(listener: () => void) {
  const query = matchMedia(NIGHT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** A colour of ours as Stripe takes it: red, green, blue. Ours are written in OKLCH, which a canvas knows how to mix. */
function rgbOf(token: string): string {
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
  const isSystemDark = useSyncExternalStore(subscribe, () => matchMedia(NIGHT).matches)
  const isNight = choice === 'system' ? isSystemDark : choice === 'dark'

  return useMemo(
    () => ({
      theme: isNight ? 'night' : 'stripe',
      variables: {
        colorPrimary: rgbOf('--leaf'),
        colorBackground: rgbOf('--plate'),
        colorText: rgbOf('--ink'),
        colorDanger: rgbOf('--danger'),
        borderRadius: RADIUS,
      },
    }),
    [isNight]
  )
}
