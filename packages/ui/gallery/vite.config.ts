import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { imageHost } from './image-host.ts'

const PORT = 4120

/* The gallery is for development: it is built and reviewed, never shipped. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), imageHost()],
  // The policy of index.html allows style elements with it: Vite's own, while it serves the sources.
  html: { cspNonce: 'gallery' },
  server: { port: PORT, strictPort: true },
  preview: { port: PORT, strictPort: true },
  // As on the site, whose policy refuses fonts in `data:` addresses.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
})
