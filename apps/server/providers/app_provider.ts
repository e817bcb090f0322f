import AppServiceProvider from '@adonisjs/core/providers/app_provider'
import type { Router } from '@adonisjs/core/http'

/**
 * The framework's own provider with one difference: the original writes the routes into `.adonisjs/server` in every
 * process that runs from sources, and tests have routes of their own. Here only the development server's child
 * process does, because its parent waits for it; otherwise `node ace codegen` writes them.
 */
export default class extends AppServiceProvider {
  protected override async emitRoutes(router: Router) {
    if (process.connected && !this.app.inTest) await super.emitRoutes(router)
  }
}
