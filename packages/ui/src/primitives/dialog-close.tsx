import { cloneElement, createContext, use, type MouseEvent, type ReactElement } from 'react'

/** Closes the surrounding dialog. */
export const DialogCloseContext = createContext<() => void>(() => {})

interface Pressable {
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** Wraps a button of a dialog so that pressing it closes the dialog. */
export function DialogClose({ children }: { children: ReactElement<Pressable> }) {
  const close = use(DialogCloseContext)

  return cloneElement(children, {
    onClick: (event) => {
      children.props.onClick?.(event)
      if (!event.defaultPrevented) close()
    },
  })
}
