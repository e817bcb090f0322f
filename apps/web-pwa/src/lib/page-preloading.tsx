import { createContext, useContext } from 'react'

/** Preloads the script of the page at a path. */
export type PreloadPage = (path: string) => void

const PagePreloadingContext = createContext<PreloadPage>(() => {})

export const PagePreloadingProvider = PagePreloadingContext.Provider

export function usePagePreloading(): PreloadPage {
  return useContext(PagePreloadingContext)
}
