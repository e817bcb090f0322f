import { defineConfig } from 'vite'
import { MAIN_OUT, SOURCES } from './paths.ts'
import { builtFor } from './built-for.ts'

/** Bundles the main process into one file with all dependencies but Electron: the package has no `node_modules`. */
export default defineConfig({
  root: SOURCES,
  define: builtFor(process.env),
  ssr: { noExternal: true },
  build: {
    ssr: 'main/main.ts',
    outDir: MAIN_OUT,
    emptyOutDir: true,
    target: 'esnext',
    rolldownOptions: {
      external: ['electron'],
      output: { entryFileNames: 'main.js', codeSplitting: false },
    },
  },
})
