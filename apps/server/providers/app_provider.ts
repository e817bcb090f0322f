import AppServiceProvider from '@adonisjs/core/providers/app_provider'
import type { Router } from '@adonisjs/core/http'

/**
 * The framework's own provider, but for one habit: every process that runs from the sources writes the routes that it has
 * into `.adonisjs/server`, and tests have routes of their own. Only the development server's child does so here, because
 * that is who its parent waits for; otherwise `node ace codegen` writes them.
 */
export default class extends AppServiceProvider {
  protected override async emitRoutes(router: Router) {
    if (process.connected && !this.app.inTest) await super.emitRoutes(router)
  }
}
