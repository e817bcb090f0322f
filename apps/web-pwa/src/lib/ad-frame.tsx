import type { AdPlacement } from '@botanica/api-client/contract'
import { cx } from '@botanica/ui/primitives'

/**
 * Permissions of the sandboxed frame. The response has the same `sandbox` directive in its Content Security
 * Policy.
 */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/**
 * Returns the class name of a slot's height. An ad cannot report its height, so each slot has a fixed one, and the
 * layout does not shift. The header's slot is low in wide windows, where it is above the first bots.
 */
export function getFrameHeight(placement: AdPlacement): string {
  return placement === 'header' ? 'h-28 md:h-18' : 'h-28'
}

interface AdFrameProps {
  src: string
  title: string
  placement: AdPlacement
}

/** An ad in a sandboxed frame that has no access to the site. */
export function AdFrame({ src, title, placement }: AdFrameProps) {
  return (
    <iframe
      src={src}
      title={title}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      loading="lazy"
      // An ad follows the system's color scheme, not the site's theme. If the schemes differed, browsers
      // would paint the frame's background white.
      className={cx('block w-full scheme-light-dark rounded-plate', getFrameHeight(placement))}
    />
  )
}
