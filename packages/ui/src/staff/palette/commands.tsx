import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'

/** The groups of the palette, in order. */
export const COMMAND_GROUPS = ['here', 'pages', 'client', 'bots', 'members'] as const

export interface StaffCommand {
  /** Unique among the current commands. */
  id: string
  group: (typeof COMMAND_GROUPS)[number]
  label: string
  /** The shortcut key of the same command. */
  shortcut?: string | undefined
  run: () => void
}

type Source = () => readonly StaffCommand[]

const SourcesContext = createContext<Set<Source> | null>(null)

/** Render it around everything that registers commands, and the palette that lists them. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [sources] = useState(() => new Set<Source>())
  return <SourcesContext value={sources}>{children}</SourcesContext>
}

/** Registers commands in the palette while the screen is mounted. */
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

/** Returns the current commands; call it when the palette opens. */
export function useAvailableCommands(): () => readonly StaffCommand[] {
  const sources = use(SourcesContext)
  return () => (sources ? [...sources].flatMap((source) => source()) : [])
}
