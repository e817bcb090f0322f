import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'

/** The props of a link: an href inside the app, and the attributes of an anchor. */
export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

const LinkContext = createContext<ComponentType<AppLinkProps> | null>(null)

export interface LinkProviderProps {
  /**
   * The app's link component, for instance `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. Keep its
   * identity stable.
   */
  link: ComponentType<AppLinkProps>
  children: ReactNode
}

/** Sets the app's link component for every link of this package; without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext.Provider value={link}>{children}</LinkContext.Provider>
}

/** A link inside the app. */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext) ?? 'a', props)
}
