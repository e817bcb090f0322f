import { useCallback, useState } from 'react'

export interface ImageState {
  /** The URL failed to load. A new URL starts again. */
  broken: boolean
  /** The ref of the `<img>`: detects an error, also one from before hydration. */
  imageProps: {
    ref: (element: HTMLImageElement | null) => void
    onError: () => void
  }
}

/** Tracks whether an image has failed, so that a placeholder can replace it. */
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
