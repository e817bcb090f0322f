import type { PageAssets } from './assets.ts'
import { beforePaintScript } from './before-paint.ts'
import { escapeHtml } from './escape-html.ts'
import { FRAME_COLORS } from './frame-colors.ts'
import type { Head } from '../lib/head.tsx'
import { pageStateElement, type PageState } from './page-state.ts'
import { renderLinkPreviewTags } from './link-preview.ts'
import type { PageSubject } from './page-subject.ts'
import { getManifestUrl } from './web-manifest.ts'

/** React renders preload links for images in front of its markup. They belong in the head. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/

export interface DocumentParts {
  head: Head
  /** What React rendered for the root element. */
  markup: string
  state: PageState
  assets: PageAssets
  /** The URL of the page. */
  address: { pathname: string; search: string }
  subject?: PageSubject | undefined
}

/** Renders the complete HTML document of a page. */
export function documentHtml({
  head,
  markup,
  state,
  assets,
  address,
  subject,
}: DocumentParts): string {
  const imageLinks = LEADING_LINKS.exec(markup)?.[0] ?? ''
  const imageOrigin = new URL(state.settings.imageHost).origin
  return [
    `<!doctype html><html lang="${state.language}"><head><meta charset="utf-8">`,
    `<script>${beforePaintScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${FRAME_COLORS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${FRAME_COLORS.dark}">`,
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(head.isUnlisted ? ['<meta name="robots" content="noindex">'] : []),
    ...renderLinkPreviewTags({
      head,
      language: state.language,
      settings: state.settings,
      address,
      subject,
    }),
    `<link rel="preconnect" href="${escapeHtml(imageOrigin)}">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`
    ),
    ...assets.preloads.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`
    ),
    ...assets.icons,
    `<link rel="manifest" href="${getManifestUrl(state.language)}">`,
    imageLinks,
    `<script type="module" fetchpriority="low" src="${assets.entry}"></script>`,
    '</head><body><div id="root">',
    markup.slice(imageLinks.length),
    `</div>${pageStateElement(state)}</body></html>`,
  ].join('')
}
