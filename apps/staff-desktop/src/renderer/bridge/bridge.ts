import { createContext, use, useCallback, useEffect, useState } from 'react'
import type {
  BRIDGE,
  Session,
  Shell,
  StaffBridge,
  Unsubscribe,
  Update,
} from '../../shared/bridge.ts'
import type { Settings } from '../../shared/settings.ts'

declare global {
  interface Window {
    /** What the preload hands over. */
    [BRIDGE]: StaffBridge
  }
}

const BridgeContext = createContext<StaffBridge | null>(null)

/** Hands the bridge to the screens. */
export const BridgeProvider = BridgeContext

export function useBridge(): StaffBridge {
  const bridge = use(BridgeContext)
  if (!bridge) throw new Error('A screen stands outside BridgeProvider.')
  return bridge
}

/** What the main process says of something: asked once, then told. @returns null until it has said anything */
function useBridgeState<Value>(
  read: () => Promise<Value>,
  subscribe: (listener: (value: Value) => void) => Unsubscribe
): Value | null {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    let isAsking = true
    const stop = subscribe((told) => {
      // What is told is newer than an answer that is on its way.
      isAsking = false
      setValue(told)
    })
    const answered = (answer: Value) => isAsking && setValue(answer)
    read().then(answered, () => undefined)
    return () => {
      isAsking = false
      stop()
    }
  }, [read, subscribe])
  return value
}

export function useSession(): Session | null {
  const { readSession, onSession } = useBridge()
  return useBridgeState(readSession, onSession)
}

export function useSettings(): Settings | null {
  const { readSettings, onSettings } = useBridge()
  return useBridgeState(readSettings, onSettings)
}

export function useUpdate(): Update | null {
  const { readUpdate, onUpdate } = useBridge()
  return useBridgeState(readUpdate, onUpdate)
}

/** What the client is; asked again with every change of the session, because another server ends it. */
export function useDescription(): Shell | null {
  const { describe, onSession } = useBridge()
  const subscribe = useCallback(
    (listener: (shell: Shell) => void) =>
      onSession(() => void describe().then(listener, () => undefined)),
    [describe, onSession]
  )
  return useBridgeState(describe, subscribe)
}

const ShellContext = createContext<Shell | null>(null)
export const ShellProvider = ShellContext

export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('A screen stands outside ShellProvider.')
  return shell
}
