import { dirname, relative } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import ts from 'typescript'

const BUILD = app.makePath('tsconfig.build.json')

test('the production build contains no tests', ({ assert }) => {
  const { config } = ts.readConfigFile(BUILD, ts.sys.readFile)
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(BUILD))
  const built = fileNames.map((file) => relative(dirname(BUILD), file))
  assert.include(built, 'bin/server.ts')
  assert.include(built, 'app/core/errors.ts')
  assert.deepEqual(
    built.filter((file) => /^tests\/|\.spec\.ts$|^bin\/test\.ts$/.test(file)),
    []
  )
})
