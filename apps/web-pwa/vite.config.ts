import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressedCopies } from './vite/compressed-copies.ts'
import { developmentPages } from './vite/development-pages.ts'
import { modulesOfFirstLoads } from './vite/first-load.ts'
import { sharedIcons } from './vite/shared-icons.ts'

const DEV_PORT = 4200

/** What opens over the page: nobody needs it before they reach for it (packages/ui, on-demand.ts). */
const WINDOWS = /node_modules\/@(?:base-ui|floating-ui)\/|\/primitives\/windows\//

/** What one page alone shows, in each of its languages' texts: shared by those, and by nothing else. */
const OF_ONE_PAGE = /\/features\/pages\/api\/|\/api-client\/src\/reference\//

const STYLES = /\.css$/

/** Bytes, before compression; smaller ones go along with others. */
const SMALLEST_FURTHER_CHUNK = 1_000

/** The pages' script knows all chunks by name; of those of further pages the bundler would make a list of the pages. */
function nameOfChunk(name: string) {
  return name.split('~')[0]!
}

function isOfManyPages(id: string) {
  return !WINDOWS.test(id) && !OF_ONE_PAGE.test(id)
}

/** What readers open without a connection. What the staff alone use, and the API's page, are kept when they are opened. */
const KEPT_FILES = ['assets/**/*.{js,css}', 'assets/*-latin{,-ext}-wght-normal-*.woff2']
const NOT_KEPT = ['assets/staff-*', 'assets/admin-*', 'assets/announcements-*', 'assets/api-*']

/** The worker is ours (`src/worker`); the manifest is the server's, in the reader's language; the app registers by itself. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: null,
    injectManifest: {
      injectionPoint: 'self.filesOfBuild',
      globPatterns: [...KEPT_FILES, 'favicon.svg', 'icons/icon-192.png'],
      globIgnores: NOT_KEPT,
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}

const isBrowserBuild = (env: ConfigEnv) => env.command === 'build' && !env.isSsrBuild

export default defineConfig(async (env): Promise<UserConfig> => {
  const { command, isSsrBuild } = env
  const firstLoads = isBrowserBuild(env)
    ? await modulesOfFirstLoads([react(), tailwindcss()])
    : new Set<string>()
  return {
    plugins: [
      react(),
      tailwindcss(),
      developmentPages(),
      sharedIcons(),
      compressedCopies(),
      ...(isBrowserBuild(env) ? [serviceWorker()] : []),
    ],
    server: { port: Number(process.env.WEB_PORT ?? DEV_PORT), strictPort: true },
    /** The server loads the rendering entry by its path, from wherever it was installed: nothing may be left outside. */
    ssr: { noExternal: command === 'build' ? true : [] },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: isSsrBuild
      ? {
          outDir: 'dist/server',
          target: 'node24',
          minify: false,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/entry-server.tsx' },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          /** Data addresses are no place for fonts: the policy would have to allow them. */
          assetsInlineLimit: 0,
          modulePreload: {
            polyfill: false,
            // Else every page would carry the list of what belongs to every other, which is longer than most of them.
            resolveDependencies: (_page, files) => files.filter((file) => STYLES.test(file)),
          },
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: {
              chunkFileNames: ({ name }) => `assets/${nameOfChunk(name)}-[hash].js`,
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: /node_modules\/(?!lucide-react\/)/,
                    tags: ['$initial'],
                    priority: 3,
                  },
                  {
                    name: 'shared',
                    test: (id: string) => firstLoads.has(id) && isOfManyPages(id),
                    minShareCount: 2,
                    priority: 2,
                  },
                  { name: 'windows', test: WINDOWS, priority: 1 },
                  // Forms, tables, and whatever else pages share that nobody sees first.
                  {
                    name: 'further',
                    test: isOfManyPages,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: SMALLEST_FURTHER_CHUNK,
                  },
                ],
              },
            },
          },
        },
  }
})
