import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { appUrl } from '#config/app'
import type { ApiDocument } from '#app/core/openapi/document'
import { getNeededScope } from '#app/identity/tokens/calls'

const ROOT_DOMAIN = 'root'

async function readVersion(): Promise<string> {
  const manifest = await readFile(app.makePath('package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Builds the document from the routes. The builder is imported lazily, because most processes never need it. */
async function build(): Promise<ApiDocument> {
  const [{ buildDocument }, { descriptions }] = await Promise.all([
    import('#app/core/openapi/document'),
    import('#start/api_description'),
  ])
  const routes = router.toJSON()[ROOT_DOMAIN] ?? []
  return buildDocument({
    routes,
    descriptions,
    getNeededScope,
    appUrl,
    version: await readVersion(),
  })
}

let documentPromise: Promise<ApiDocument> | undefined

/** The OpenAPI 3.1 document. It changes only with the code. */
export function apiDocument(): Promise<ApiDocument> {
  return (documentPromise ??= build())
}
