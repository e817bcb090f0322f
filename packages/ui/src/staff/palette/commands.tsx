import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'

/** Under which heading of the palette something stands, in their order. */
export const COMMAND_GROUPS = ['here', 'places', 'client'] as const

export interface StaffCommand {
  /** Its own among all that are offered at a time. */
  id: string
  group: (typeof COMMAND_GROUPS)[number]
  label: string
  /** The key that does the same. */
  shortcut?: string | undefined
  run: () => void
}

type Source = () => readonly StaffCommand[]

const SourcesContext = createContext<Set<Source> | null>(null)

/** Stands round all that offers commands, and the palette that lists them. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [sources] = useState(() => new Set<Source>())
  return <SourcesContext value={sources}>{children}</SourcesContext>
}

/** Offers commands in the palette for as long as the screen is shown. */
export function useCommands(commands: readonly StaffCommand[]) {
  const sources = use(SourcesContext)
  const current = useRef(commands)
  useEffect(() => {
    current.current = commands
  })
  useEffect(() => {
    if (!sources) return undefined
    const source = () => current.current
    sources.add(source)
    return () => void sources.delete(source)
  }, [sources])
}

/** What is offered just then; to be asked when the palette opens. */
export function useAvailableCommands(): () => readonly StaffCommand[] {
  const sources = use(SourcesContext)
  return () => (sources ? [...sources].flatMap((source) => source()) : [])
}
