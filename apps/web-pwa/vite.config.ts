import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './vite/compressed-copies.ts'
import { developmentPages } from './vite/development-pages.ts'
import { sharedIcons } from './vite/shared-icons.ts'

const DEV_PORT = 4200

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), developmentPages(), sharedIcons(), compressedCopies()],
  server: { port: Number(process.env.WEB_PORT ?? DEV_PORT), strictPort: true },
  /** The server loads the rendering entry by its path, from wherever it was installed: nothing may be left outside. */
  ssr: { noExternal: command === 'build' ? true : [] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        /** Data addresses are no place for fonts: the policy would have to allow them. */
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  minShareCount: 2,
                  test: /^(?!.*node_modules\/(?:react|react-dom|scheduler)\/)/,
                },
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              ],
            },
          },
        },
      },
}))
