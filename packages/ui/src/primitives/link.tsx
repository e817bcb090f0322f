import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'

/** What a link needs to know: an address inside the app, and what every anchor takes. */
export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

const LinkContext = createContext<ComponentType<AppLinkProps> | null>(null)

export interface LinkProviderProps {
  /**
   * The app's own link, for instance
   * `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. Keep its identity stable.
   */
  link: ComponentType<AppLinkProps>
  children: ReactNode
}

/** Tells every link of this package how the app navigates; without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext.Provider value={link}>{children}</LinkContext.Provider>
}

/** A link to another place of the same app. */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext) ?? 'a', props)
}
