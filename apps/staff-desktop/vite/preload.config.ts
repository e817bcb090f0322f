import { defineConfig } from 'vite'
import { PRELOAD_OUT, SOURCES } from './paths.ts'

/** Bundles the preload: in a sandbox it is one CommonJS file that can load only Electron. */
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
