import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../src/settings.ts'
import { scratch } from './scratch.ts'

function settings(env: NodeJS.ProcessEnv) {
  return readSettings({ DATA_DIR: scratch(), ...env })
}

describe('the settings of a start', () => {
  it('have default addresses', () => {
    expect(settings({}).addresses).toEqual({
      host: '127.0.0.1',
      port: 3333,
      appUrl: 'http://localhost:3333',
      discordPort: 3334,
      paymentsPort: 3335,
    })
  })

  it('can be set by the environment', () => {
    const data = join(scratch(), 'elsewhere')
    const changed = readSettings({
      DATA_DIR: data,
      PORT: '4000',
      DISCORD_SIM_PORT: '4001',
      PAYMENTS_SIM_PORT: '4002',
      PUSH_SIM_PORT: '4003',
      LISTENER_SIM_PORT: '4004',
      LOG_LEVEL: 'debug',
    })
    expect(changed).toMatchObject({
      dataDirectory: data,
      logLevel: 'debug',
      addresses: {
        port: 4000,
        appUrl: 'http://localhost:4000',
        discordPort: 4001,
        pushPort: 4003,
        listenerPort: 4004,
      },
    })
  })

  it.each(['abc', '0', '65536', '33.5', '-1'])('reject an invalid port: %s', (PORT) => {
    expect(() => settings({ PORT })).toThrow(`PORT is "${PORT}" but must be a port number`)
  })

  it('reject equal ports', () => {
    expect(() => settings({ PORT: '3334' })).toThrow(
      'PORT (3334), DISCORD_SIM_PORT (3334) and PAYMENTS_SIM_PORT (3335) must differ'
    )
  })
})
