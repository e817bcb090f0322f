import type { AppLinkProps } from '@botanica/ui/primitives'
import { Link } from 'react-router-dom'
import { usePagePreloading } from '../lib/page-preloading.tsx'

/** How the components of packages/ui navigate. Whoever points at a link, or reaches it by keyboard, is likely to follow it. */
export function SiteLink({ href, ...rest }: AppLinkProps) {
  const preload = usePagePreloading()
  const onIntent = () => preload(href)

  return (
    <Link
      to={href}
      {...rest}
      onPointerEnter={(event) => {
        onIntent()
        rest.onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        onIntent()
        rest.onFocus?.(event)
      }}
    />
  )
}
