import type { AppLinkProps } from '@botanica/ui/primitives'
import { Link } from 'react-router'

/** How the components of packages/ui navigate. */
export function SiteLink({ href, ...rest }: AppLinkProps) {
  return <Link to={href} {...rest} />
}
