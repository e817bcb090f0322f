import { defineConfig } from 'vite'
import { MAIN_OUT, SOURCES } from './places.ts'
import { builtFor } from './built-for.ts'

/** The main process as one file, with all that it uses but Electron: the package holds no `node_modules`. */
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
