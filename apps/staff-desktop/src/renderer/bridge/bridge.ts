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
    /** The bridge that the preload exposes. */
    [BRIDGE]: StaffBridge
  }
}

const BridgeContext = createContext<StaffBridge | null>(null)

/** Provides the bridge to the screens. */
export const BridgeProvider = BridgeContext

export function useBridge(): StaffBridge {
  const bridge = use(BridgeContext)
  if (!bridge) throw new Error('A screen stands outside BridgeProvider.')
  return bridge
}

/** Reads a value of the main process once, and follows its changes. @returns null until the first value */
function useBridgeState<Value>(
  read: () => Promise<Value>,
  subscribe: (listener: (value: Value) => void) => Unsubscribe
): Value | null {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    let isPending = true
    const stop = subscribe((changed) => {
      // An event is newer than a response that is still pending.
      isPending = false
      setValue(changed)
    })
    const onResponse = (response: Value) => isPending && setValue(response)
    read().then(onResponse, () => undefined)
    return () => {
      isPending = false
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

/**
 * The description of the client. It is read again with each change of the session, because choosing
 * another server ends the session.
 */
export function useShellDescription(): Shell | null {
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
