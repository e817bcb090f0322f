import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import app from '@adonisjs/core/services/app'
import type { Config } from '@japa/runner/types'
import { stopCluster } from '#tests/helpers/test_cluster'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app)]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [stopCluster],
}
