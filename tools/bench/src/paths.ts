import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(fileURLToPath(new URL('../../../', import.meta.url)))
export const SERVER_BUILD = join(ROOT, 'apps', 'server', 'build')
export const SITE_BUILD = join(ROOT, 'apps', 'web-pwa', 'dist')
export const SITE_SOURCES = join(ROOT, 'apps', 'web-pwa', 'src')
export const PLANS = join(ROOT, 'tools', 'bench', 'plans')
export const CHART = join(ROOT, 'docs', 'images', 'bench-growth.svg')
/** The benchmark's databases and results. Separate from the data of `npm start`. */
export const BENCH_DATA = resolve(ROOT, process.env.DATA_DIR || '.data', 'bench')
