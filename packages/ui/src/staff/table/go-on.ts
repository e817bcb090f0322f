import { createContext, use } from 'react'

/** Opens the next item of the list in which an item is open; nothing elsewhere. */
export const GoOnContext = createContext<() => void>(() => {})

export const useGoOn = () => use(GoOnContext)
