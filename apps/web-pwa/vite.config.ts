import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './vite/compressed-copies.ts'
import { developmentPages } from './vite/development-pages.ts'
import { sharedIcons } from './vite/shared-icons.ts'

const DEV_PORT = 4200

/** What opens over the page: nobody needs it before they reach for it (packages/ui, on-demand.ts). */
const WINDOWS = /node_modules\/@(?:base-ui|floating-ui)\/|\/primitives\/windows\//

/** What one page alone shows, in each of its languages' texts: shared by those, and by nothing else. */
const OF_ONE_PAGE = /\/features\/pages\/api\/|\/api-client\/src\/reference\.ts/

function notOf(...kinds: RegExp[]) {
  return (id: string) => !kinds.some((kind) => kind.test(id))
}

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
                  name: 'libraries',
                  test: /node_modules\/(?!lucide-react\/)/,
                  tags: ['$initial'],
                  priority: 2,
                },
                {
                  name: 'shared',
                  test: notOf(WINDOWS, OF_ONE_PAGE),
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'windows', test: WINDOWS },
              ],
            },
          },
        },
      },
}))
