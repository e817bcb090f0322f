import type { Plugin } from 'vite'
export function developmentPages(): Plugin { return { name: 'x' } }
