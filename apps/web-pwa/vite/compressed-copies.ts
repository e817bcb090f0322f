import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|webmanifest|txt)$/
const COMPRESSORS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/**
 * Writes compressed copies of the build's text files. The server sends them as they are and never compresses
 * files itself.
 */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      const files = await readdir(dir!, { recursive: true })
      const texts = files.filter((file) => COMPRESSIBLE.test(file))
      for (const file of texts) {
        const path = join(dir!, file)
        const content = await readFile(path)
        for (const [extension, compress] of Object.entries(COMPRESSORS)) {
          await writeFile(path + extension, await compress(content))
        }
      }
    },
  }
}
