import type { ComponentPropsWithRef } from 'react'

/** Brand logos in the stroke style of Lucide, which has none. */
function Drawing({ d, ...rest }: ComponentPropsWithRef<'svg'> & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={d} />
    </svg>
  )
}

const CAT =
  'M9 21v-3c-4 1-4-2-6-2.5M15 21v-4c0-1-.3-1.7-.8-2.2 3-.4 5.3-1.9 5.3-5.6 0-1.2-.4-2.3-1.1-3.1.3-1 .2-2-.1-3 0 0-1.1-.2-3 1.2a10.5 10.5 0 0 0-5.6 0c-1.9-1.4-3-1.2-3-1.2-.4 1-.4 2-.1 3A4.6 4.6 0 0 0 5.5 9.2c0 3.7 2.3 5.2 4.3 5.6-.5.5-.8 1.2-.8 2.2'
const LETTER = 'M4 4h4l12 16h-4zM4 20l6.5-7M20 4l-6.5 7'

export function GithubIcon(props: ComponentPropsWithRef<'svg'>) {
  return <Drawing d={CAT} {...props} />
}

/** The logo of X, formerly Twitter. */
export function XIcon(props: ComponentPropsWithRef<'svg'>) {
  return <Drawing d={LETTER} {...props} />
}
