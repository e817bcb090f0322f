import { createContext, useContext } from 'react'

/** Fetches the script of the page at an address of the site. */
export type PreloadPage = (path: string) => void

const PagePreloadingContext = createContext<PreloadPage>(() => {})

export const PagePreloadingProvider = PagePreloadingContext.Provider

export function usePagePreloading(): PreloadPage {
  return useContext(PagePreloadingContext)
}
