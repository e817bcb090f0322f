import type { en } from './en/index.ts'

/* Typed keys: t('bots:card.view') compiles, a misspelled key does not. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en
  }
}
