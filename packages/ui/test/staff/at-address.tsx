import { useState, type ReactNode } from 'react'
import { StaffProvider, type StaffEnvironment } from '../../src/staff/environment.tsx'

interface AtAddressProps {
  environment: StaffEnvironment
  /** The search params at first. */
  start?: string
  onChange?: (address: string) => void
  children: ReactNode
}

/** Staff screens at an address that they change. */
export function AtAddress({ environment, start = '', onChange, children }: AtAddressProps) {
  const [place, setPlace] = useState(() => new URLSearchParams(start))

  return (
    <StaffProvider
      environment={{
        ...environment,
        place,
        setPlace: (change) =>
          setPlace((now) => {
            const next = new URLSearchParams(now)
            change(next)
            onChange?.(next.toString())
            return next
          }),
      }}
    >
      {children}
    </StaffProvider>
  )
}
