import {
  type ErrorPageRequest,
  HTTP_NOT_FOUND,
  HTTP_SERVICE_UNAVAILABLE,
  HTTP_TOO_MANY_REQUESTS,
} from '@botanica/api-client/contract'
import type { Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import style from './error-document.css?inline'

/** Content of the style element. The Content Security Policy allows it by its hash. */
export const errorPageStyle = style

/** A wilted leaf. */
const DRAWING =
  '<svg viewBox="0 0 128 96" width="128" height="96" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M22 84c14-2 26-3 42-3s28 1 42 3" opacity=".5"/><path d="M56 81c-1-22 0-46 14-52 8-3 15 2 17 10"/>' +
  '<path d="M87 39c10 6 13 20 4 34-11-8-14-23-4-34Zc2 9 4 17 4 28"/><path d="M56 58c-7 0-12 4-14 11"/><path d="M24 80c3-7 11-10 19-7-4 7-12 10-19 7Z"/></svg>'

function getErrorText(status: number, language: Language): { title: string; text: string } {
  const { common, notFound, toasts } = allTexts[language]
  if (status === HTTP_NOT_FOUND) return { title: notFound.title, text: notFound.text }
  if (status === HTTP_TOO_MANY_REQUESTS)
    return { title: toasts.error.title, text: toasts.because.tooMany }
  if (status === HTTP_SERVICE_UNAVAILABLE) {
    return { title: common.states.unavailable, text: common.states.unexpectedText }
  }
  return { title: common.states.unexpectedTitle, text: common.states.unexpectedText }
}

/**
 * Renders the page for errors that happen before or during rendering. It is self-contained: no scripts, files
 * or data.
 */
export function renderErrorPage({ status, language, requestId }: ErrorPageRequest): string {
  const { site, actions } = allTexts[language].common
  const { title, text } = getErrorText(status, language)
  // The id may come from a load balancer, so it is not trusted.
  const id = requestId.replaceAll(/[^\w.-]/g, '')
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${title}${site.titleSuffix}</title><style>${style}</style></head>`,
    `<body><main>${DRAWING}<h1>${title}</h1><p>${text}</p>`,
    `<p><a href="/">${actions.goHome}</a></p><p class="id">${status} · ${id}</p></main></body></html>`,
  ].join('')
}
