/** Pictures of the app under fixed names, drawn by `scripts/draw-app-pictures.ts` into `public/`. */
export const APP_SCREENSHOTS = {
  icons: [
    { src: '/icons/icon-192.png', size: 192, purpose: 'any' },
    { src: '/icons/icon-512.png', size: 512, purpose: 'any' },
    { src: '/icons/icon-maskable-192.png', size: 192, purpose: 'maskable' },
    { src: '/icons/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  ],
  /** For home screens that do not read the manifest. They round the corners themselves. */
  appleTouch: { src: '/icons/apple-touch-icon.png', size: 180 },
  /** Preview image for links to pages without a picture of their own. */
  card: { src: '/icons/card.png', width: 1200, height: 630 },
  screenshots: [
    { src: '/screenshots/wide.jpg', width: 1280, height: 800, form: 'wide' },
    { src: '/screenshots/narrow.jpg', width: 540, height: 1080, form: 'narrow' },
  ],
} as const
