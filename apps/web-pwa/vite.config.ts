import { readFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig, type Manifest, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressedCopies } from './vite/compressed-copies.ts'
import { developmentPages } from './vite/development-pages.ts'
import { modulesOfFirstLoads } from './vite/first-load.ts'
import { precachedFiles } from './vite/precached-files.ts'
import { productionRouter } from './vite/production-router.ts'
import { sharedIcons } from './vite/shared-icons.ts'

const DEV_PORT = 4200

/** What opens over the page: nobody needs it before they reach for it (packages/ui, on-demand.ts). */
const WINDOWS = /node_modules\/@(?:base-ui|floating-ui)\/|\/primitives\/windows\//

/** What one page alone shows, in each of its languages' texts: shared by those, and by nothing else. */
const SINGLE_PAGE = /\/features\/pages\/api\/|\/api-client\/src\/reference\//

const STYLES = /\.css$/

/** Bytes, before compression; smaller ones go along with others. */
const SMALLEST_FURTHER_CHUNK = 1_000

/** The pages' script knows all chunks by name; of those of further pages the bundler would make a list of the pages. */
function getChunkName(name: string) {
  return name.split('~')[0]!
}

function isShared(id: string) {
  return !WINDOWS.test(id) && !SINGLE_PAGE.test(id)
}

const BUILD_DIR = 'dist/client'

/** Scripts and styles, fonts, and the pictures of pages that are opened without a connection. */
const PRECACHED = [
  'assets/**/*.{js,css}',
  'assets/*-latin{,-ext}-wght-normal-*.woff2',
  'favicon.svg',
  'icons/icon-192.png',
]

const isScriptOrStyle = (url: string) => /^assets\/.*\.(?:js|css)$/.test(url)

/** Leaves out what is cached when it is loaded, and tells the worker what it fetches where data is saved too. */
async function choosePrecached<Entry extends { url: string }>(entries: Entry[]) {
  const manifest = JSON.parse(
    await readFile(`${BUILD_DIR}/.vite/manifest.json`, 'utf8')
  ) as Manifest
  const { all, essential } = precachedFiles(manifest)
  return {
    manifest: entries
      .filter(({ url }) => all.has(url) || !isScriptOrStyle(url))
      .map((entry) =>
        Object.assign(entry, {
          isEssential: essential.has(entry.url) || !isScriptOrStyle(entry.url),
        })
      ),
  }
}

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
      globPatterns: PRECACHED,
      manifestTransforms: [choosePrecached],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}

const isBrowserBuild = (env: ConfigEnv) => env.command === 'build' && !env.isSsrBuild

export default defineConfig(async (env): Promise<UserConfig> => {
  const { command, isSsrBuild } = env
  const firstLoads = isBrowserBuild(env)
    ? await modulesOfFirstLoads([react(), tailwindcss(), productionRouter()])
    : { ofBot: new Set<string>(), ofLists: new Set<string>() }
  return {
    plugins: [
      react(),
      tailwindcss(),
      developmentPages(),
      sharedIcons(),
      productionRouter(),
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
          outDir: BUILD_DIR,
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
              chunkFileNames: ({ name }) => `assets/${getChunkName(name)}-[hash].js`,
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: /node_modules\/(?!lucide-react\/)/,
                    tags: ['$initial'],
                    priority: 4,
                  },
                  {
                    name: 'shared',
                    test: (id: string) => firstLoads.ofBot.has(id) && isShared(id),
                    minShareCount: 2,
                    priority: 3,
                  },
                  {
                    name: 'lists',
                    test: (id: string) => firstLoads.ofLists.has(id) && isShared(id),
                    minShareCount: 2,
                    priority: 2,
                  },
                  { name: 'windows', test: WINDOWS, priority: 1 },
                  // Forms, tables, and whatever else pages share that nobody sees first.
                  {
                    name: 'further',
                    test: isShared,
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
