import { defineConfig } from 'vite'
import { PRELOAD_OUT, SOURCES } from './places.ts'

/** In a sandbox a preload is one CommonJS file that can load Electron and nothing else. */
export default defineConfig({
  root: SOURCES,
  ssr: { noExternal: true },
  build: {
    ssr: 'preload/preload.ts',
    outDir: PRELOAD_OUT,
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: {
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'preload.cjs', codeSplitting: false },
    },
  },
})
