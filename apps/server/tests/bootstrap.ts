import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import type { Config } from '@japa/runner/types'
import { reportGroupErrors } from '#tests/helpers/report_group_errors'
import { stopCluster } from '#tests/helpers/test_cluster'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app), reportGroupErrors]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  // Responses are validated against the description of all routes, also by tests that only call other processes.
  setup: [() => router.commit()],
  teardown: [stopCluster],
}
