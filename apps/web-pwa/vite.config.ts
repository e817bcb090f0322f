import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { developmentPages } from './vite/development-pages.ts'

const DEV_PORT = 4200

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), developmentPages()],
  server: { port: Number(process.env.WEB_PORT ?? DEV_PORT), strictPort: true },
  /** The server loads the rendering entry by its path, from wherever it was installed: nothing may be left outside. */
  ssr: { noExternal: true },
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
        manifest: 'manifest.json',
        /** Data addresses are no place for fonts: the policy would have to allow them. */
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'texts-en', test: /packages\/ui\/src\/i18n\/en\// },
                { name: 'texts-ro', test: /packages\/ui\/src\/i18n\/ro\// },
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
              ],
            },
          },
        },
      },
}))
