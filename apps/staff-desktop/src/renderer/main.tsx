import '@botanica/ui/fonts.css'
import './styles.css'
import { createI18n } from '@botanica/ui/i18n'
import { applyTheme } from '@botanica/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULT_SETTINGS } from '../shared/settings.ts'
import { App } from './app.tsx'
import { deleteLegacyStore } from './offline/persist-queries.ts'
import { getLanguage } from './settings/appearance.ts'
import { TEXT_AREAS } from './text-areas.ts'

const bridge = window.staff
// The client also starts when the settings cannot be read.
const settings = await bridge.readSettings().catch(() => DEFAULT_SETTINGS)
applyTheme(settings.theme)
// Runs before sign-in, because the data may be another member's.
await deleteLegacyStore()
const i18n = await createI18n({ language: getLanguage(settings), areas: TEXT_AREAS })

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App bridge={bridge} i18n={i18n} />
  </StrictMode>
)
