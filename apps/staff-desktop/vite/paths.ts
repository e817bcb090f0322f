import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export const SOURCES = join(ROOT, 'src')
export const MAIN_OUT = join(ROOT, 'dist/main')
export const PRELOAD_OUT = join(ROOT, 'dist/preload')
export const RENDERER_OUT = join(ROOT, 'dist/renderer')
