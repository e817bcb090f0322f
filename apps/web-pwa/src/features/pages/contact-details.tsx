import { ExternalLinkButton } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { useServices } from '../../lib/services.tsx'

interface CommunityInviteProps {
  label: string
  /** Shown if the operators have set no invite. */
  otherwise: ReactNode
}

/** Link to the community server that the operators have set. */
export function CommunityInvite({ label, otherwise }: CommunityInviteProps) {
  const { communityInvite } = useServices().settings
  if (!communityInvite) return <>{otherwise}</>
  return (
    <p>
      <ExternalLinkButton variant="filled" href={communityInvite}>
        {label}
      </ExternalLinkButton>
    </p>
  )
}

/** A sentence with the operators' e-mail address; nothing if they have set none. */
export function ContactAddress({ children }: { children: (address: ReactNode) => ReactNode }) {
  const { contactEmail } = useServices().settings
  if (!contactEmail) return null
  return <>{children(<a href={`mailto:${contactEmail}`}>{contactEmail}</a>)}</>
}
