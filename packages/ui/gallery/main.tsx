import '../src/theme/fonts.css'
import './gallery.css'
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createI18n, DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY } from '../src/i18n/index.ts'
import { ImageHostProvider } from '../src/platform/index.ts'
import type { AppLinkProps } from '../src/primitives/index.ts'
import { applyTheme, isThemeChoice, THEME_KEY, UiProvider } from '../src/theme/index.ts'
import { Gallery } from './gallery.tsx'

const query = new URLSearchParams(location.search)
const askedLanguage = query.get(LANGUAGE_KEY)
const language = isLanguage(askedLanguage) ? askedLanguage : DEFAULT_LANGUAGE
const askedTheme = query.get(THEME_KEY)
const theme = isThemeChoice(askedTheme) ? askedTheme : 'system'

applyTheme(theme)
document.documentElement.lang = language
const i18n = await createI18n({
  language,
  areas: ['bots', 'home', 'bot', 'reviews', 'toasts', 'permissions', 'staff'],
})

/* The gallery has no navigation: a click on a link stays on the page. */
function StayingLink(props: AppLinkProps) {
  return createElement('a', {
    ...props,
    onClick: (event) => {
      event.preventDefault()
      props.onClick?.(event)
    },
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('The gallery has no root element')
createRoot(root).render(
  <StrictMode>
    <UiProvider i18n={i18n} link={StayingLink}>
      <ImageHostProvider host="/images">
        <Gallery section={query.get('section')} theme={theme} language={language} />
      </ImageHostProvider>
    </UiProvider>
  </StrictMode>
)
