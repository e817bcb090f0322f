import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { join } from 'node:path'
import { RENDERER_OUT, SOURCES } from './vite/places.ts'

/** Vite's own, for `npm run desktop`; the client is told of it by `STAFF_RENDERER_URL`. */
const DEV_PORT = 4210
const DEV_HOST = '127.0.0.1'

/** The renderer: what `app://bundle/` serves. */
export default defineConfig(() => {
  const port = Number(process.env.STAFF_RENDERER_PORT ?? DEV_PORT)
  return {
    root: join(SOURCES, 'renderer'),
    plugins: [react(), tailwindcss()],
    // The page is at app://bundle also in development: what it loads comes through the main process, and only the news
    // of changed files come from here directly.
    server: {
      host: DEV_HOST,
      port,
      strictPort: true,
      cors: false,
      hmr: { protocol: 'ws', host: DEV_HOST, clientPort: port },
    },
    build: {
      outDir: RENDERER_OUT,
      emptyOutDir: true,
      target: 'esnext',
      /** The policy allows no data addresses. */
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  }
})
