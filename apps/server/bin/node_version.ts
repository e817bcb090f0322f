import { readFileSync } from 'node:fs'

const MANIFEST = new URL('../package.json', import.meta.url)

/**
 * Exits with a message if this Node is older than `engines` in package.json requires. Call it before anything is loaded
 * that such a Node cannot run.
 */
export function requireNodeVersion() {
  const { engines } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { engines: { node: string } }
  const needed = Number.parseInt(engines.node.replace('>=', ''))
  if (Number.parseInt(process.versions.node) >= needed) return
  process.stderr.write(
    `Botanica's server needs Node ${needed} or later, and this is Node ${process.versions.node}. ` +
      `Install Node ${needed} from https://nodejs.org, or with \`nvm install\` in the repository.\n`
  )
  process.exit(1)
}
