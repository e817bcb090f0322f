import { htmlDocument, type Markup } from '../pages/html-document.ts'
import { DEFAULT_PICTURE } from './images/paths.ts'

/** A page of the Discord simulator. It has no script. */
export function discordPage(style: string, title: string, content: Markup): Markup {
  return htmlDocument({
    style,
    title: `${title} · Discord simulator`,
    icon: DEFAULT_PICTURE,
    content,
  })
}
