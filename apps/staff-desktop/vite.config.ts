import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { join } from 'node:path'
import { RENDERER_OUT, SOURCES } from './vite/paths.ts'

/** The port of Vite for `npm run desktop`, which passes it to the client in `STAFF_RENDERER_URL`. */
const DEV_PORT = 4210
const DEV_HOST = '127.0.0.1'

/** Builds the renderer, which `app://bundle/` serves. */
export default defineConfig(() => {
  const port = Number(process.env.STAFF_RENDERER_PORT ?? DEV_PORT)
  return {
    root: join(SOURCES, 'renderer'),
    plugins: [react(), tailwindcss()],
    // The page is at app://bundle in development too. Its files come through the main process; only
    // hot-reload messages come from Vite directly.
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
      /** The content security policy forbids data URLs. */
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  }
})
