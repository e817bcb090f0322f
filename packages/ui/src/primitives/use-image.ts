import { useCallback, useState } from 'react'

export interface ImageState {
  /** The address failed to load. A new address starts afresh. */
  broken: boolean
  /** For the `<img>`: notices a failure, also one from before the script was there. */
  imageProps: {
    ref: (element: HTMLImageElement | null) => void
    onError: () => void
  }
}

/** Watches one image for failing, so that a placeholder can take its place. */
export function useImage(src: string | null): ImageState {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const onError = useCallback(() => setBrokenSrc(src), [src])
  /* In a page rendered on the server the error event may have fired before React listened. */
  const ref = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.getAttribute('src')) onError()
    },
    [onError]
  )

  return { broken: src === null || brokenSrc === src, imageProps: { ref, onError } }
}
