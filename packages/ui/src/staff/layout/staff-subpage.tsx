import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '../../primitives/link.tsx'
import { staffPaths } from '../paths.ts'

interface StaffSubpageProps {
  /** The text of the link back to the dashboard. */
  back: string
  children: ReactNode
}

/** A staff page outside the dashboard's tabs. */
export function StaffSubpage({ back, children }: StaffSubpageProps) {
  return (
    <div className="page py-6">
      <AppLink
        href={staffPaths.dashboard}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-label px-1 text-muted hover:text-leaf-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {back}
      </AppLink>
      <div className="mt-3">{children}</div>
    </div>
  )
}

interface SubpageTitleProps {
  title: string
  text: string
}

export function SubpageTitle({ title, text }: SubpageTitleProps) {
  return (
    <div>
      <h1 className="font-serif text-heading font-medium">{title}</h1>
      <p className="mt-1 text-muted">{text}</p>
    </div>
  )
}
