import { cx } from '@botanica/ui/primitives'

/** What the frame may do; the address says the same of itself, however it is opened. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** An ad cannot tell how high it is, so each place has its height from the beginning and nothing moves. */
export const FRAME_HEIGHT = 'h-28'

/** An ad in a frame that can reach nothing of ours. */
export function AdFrame({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      src={src}
      title={title}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      loading="lazy"
      // An ad knows the system's theme and not the reader's; were the two taken for different, its ground would be white.
      className={cx('block w-full scheme-light-dark rounded-plate', FRAME_HEIGHT)}
    />
  )
}
