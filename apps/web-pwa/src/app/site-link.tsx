import type { AppLinkProps } from '@botanica/ui/primitives'
import { Link } from 'react-router-dom'
import { usePagePreloading } from '../lib/page-preloading.tsx'

/**
 * The link that components of packages/ui use for client-side navigation. Hover and focus preload the target
 * page.
 */
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
