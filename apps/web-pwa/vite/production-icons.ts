import type { Plugin } from 'vite'

const LUCIDE_ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const ELEMENT_KEY = /, key: "\w+"/g

/**
 * Leaves the keys of Lucide's icons out of builds. React needs them for warnings in development only, and random
 * characters hardly compress.
 */
export function productionIcons(): Plugin {
  return {
    name: 'production-icons',
    apply: 'build',
    transform: {
      filter: { id: LUCIDE_ICON },
      handler: (code) => ({ code: code.replaceAll(ELEMENT_KEY, ''), map: null }),
    },
  }
}
