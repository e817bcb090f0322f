import { readFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig, type Manifest, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { acyclicChunks } from './vite/acyclic-chunks.ts'
import { compressedCopies } from './vite/compressed-copies.ts'
import { developmentPages } from './vite/development-pages.ts'
import { groupFirstLoads } from './vite/first-load.ts'
import { importHelper } from './vite/import-helper.ts'
import { precachedFiles } from './vite/precached-files.ts'
import { productionIcons } from './vite/production-icons.ts'
import { productionRouter } from './vite/production-router.ts'
import { sharedIcons } from './vite/shared-icons.ts'

const DEV_PORT = 4200

/** Dialogs, menus and other popups. They are loaded on demand (`primitives/lazy-component.ts` in packages/ui). */
const WINDOWS = /node_modules\/@(?:base-ui|floating-ui)\/|\/primitives\/windows\//

/** The checks of forms. They use each other's values when they are loaded, so they stay together. */
const FIELD_CHECKS = /\/server\/(?:field_checks|app\/.+\/field_checks)\.ts$/

/** Screens of staff. What several of them need is one file: divided further, its parts would import each other. */
const STAFF = /\/ui\/src\/staff\/|\/src\/(?:features\/staff\/|lib\/staff-providers)/

/** Modules of a single page that are shared only by its texts in all languages. */
const SINGLE_PAGE = /\/features\/pages\/api\/|\/api-client\/src\/reference\//

const STYLES = /\.css$/

/** Bytes before compression. Smaller chunks are merged into others. */
const SMALLEST_FURTHER_CHUNK = 5_000

/** Characters that tell the builds of a script apart. As few as the bundler accepts: the entry script has those of all chunks. */
const HASH_LENGTH = 7

/**
 * Shortens the names of chunks that several pages share. The bundler lists all these pages in the name, and
 * the entry script contains the names of all chunks.
 */
function getChunkName(name: string) {
  return name.split('~')[0]!
}

function isShared(id: string) {
  return !WINDOWS.test(id) && !SINGLE_PAGE.test(id)
}

const BUILD_DIR = 'dist/client'

/** Scripts, styles, fonts, and the images of pages that are opened offline. */
const PRECACHED = [
  'assets/**/*.{js,css}',
  'assets/*-{latin,romanian}-wght-normal-*.woff2',
  'favicon.svg',
  'icons/icon-192.png',
]

const isScriptOrStyle = (url: string) => /^assets\/.*\.(?:js|css)$/.test(url)

/** Removes files that are cached on demand, and marks those that are also precached in data saver mode. */
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

/**
 * Builds the service worker from `src/worker`. The server renders the web manifest in the page's language,
 * and the app registers the worker itself.
 */
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
    ? await groupFirstLoads([react(), tailwindcss(), productionRouter()])
    : []
  return {
    plugins: [
      react(),
      tailwindcss(),
      developmentPages(),
      sharedIcons(),
      productionIcons(),
      productionRouter(),
      importHelper(),
      compressedCopies(),
      ...(isBrowserBuild(env) ? [acyclicChunks(), serviceWorker()] : []),
    ],
    server: { port: Number(process.env.WEB_PORT ?? DEV_PORT), strictPort: true },
    /** The server loads the server entry by its path, wherever it is installed, so all dependencies are bundled. */
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
          /** No inlined fonts: the Content Security Policy would have to allow `data:` URLs. */
          assetsInlineLimit: 0,
          modulePreload: {
            polyfill: false,
            // Otherwise every page would include the dependencies of all other pages, a list that is larger
            // than most pages.
            resolveDependencies: (_page, files) => files.filter((file) => STYLES.test(file)),
          },
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            output: {
              entryFileNames: `assets/[name]-[hash:${HASH_LENGTH}].js`,
              chunkFileNames: ({ name }) => `assets/${getChunkName(name)}-[hash:${HASH_LENGTH}].js`,
              codeSplitting: {
                groups: [
                  {
                    name: 'libraries',
                    test: /node_modules\/(?!lucide-react\/)/,
                    tags: ['$initial'],
                    priority: 3,
                  },
                  ...firstLoads.map(({ name, modules }) => ({
                    name,
                    test: (id: string) => modules.has(id) && isShared(id),
                    minShareCount: 2,
                    priority: 2,
                  })),
                  { name: 'windows', test: WINDOWS, priority: 1 },
                  { name: 'checks', test: FIELD_CHECKS, priority: 1 },
                  {
                    name: 'staff-parts',
                    test: STAFF,
                    minShareCount: 2,
                    priority: 1,
                    // Visitors need some of them too.
                    includeDependenciesRecursively: false,
                  },
                  // Code that pages share but that is not needed for the first render, such as forms and tables.
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
