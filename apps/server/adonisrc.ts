import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@tuyau/core/commands'),
  ],

  providers: [
    () => import('#providers/app_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('#providers/api_provider'),
    () => import('#providers/core_provider'),
    () => import('#providers/platform_provider'),
    () => import('#providers/webhooks_provider'),
    () => import('#providers/analytics_provider'),
  ],

  preloads: [
    () => import('#start/kernel'),
    () => import('#start/account_modules'),
    { file: () => import('#start/jobs'), environment: ['web', 'console'] },
    { file: () => import('#start/outbox'), environment: ['web', 'test'] },
    { file: () => import('#start/live'), environment: ['web', 'test'] },
    () => import('#start/routes'),
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/**/*.unit.spec.{ts,js}'] },
      { name: 'functional', files: ['tests/**/!(*.unit).spec.{ts,js}'] },
    ],
    forceExit: false,
  },

  hooks: {
    init: [
      indexEntities({
        // The folder `app/events` is a context, not the framework's events.
        events: { enabled: false },
        transformers: {
          enabled: true,
          source: './app',
          glob: ['**/*_transformer.ts'],
          importAlias: '#app',
        },
        controllers: {
          enabled: true,
          source: './app',
          glob: ['**/*_controller.ts'],
          importAlias: '#app',
        },
      }),
      // Our clients make none of these calls, and would load their routes for nothing.
      generateRegistry({ routes: { except: [/^(site|health|webhooks|compat)\./] } }),
    ],
  },
})
