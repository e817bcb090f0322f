import { createECDH } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSecrets, SECRETS_FILE } from '../src/secrets.ts'
import { scratch } from './scratch.ts'

const OWNER_ONLY = 0o600

it('are generated once, with a matching pair of web push keys', () => {
  const directory = scratch()
  const secrets = readSecrets(directory)
  expect(readSecrets(directory)).toEqual(secrets)
  const { publicKey, privateKey } = secrets.webPush
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  expect(curve.getPublicKey('base64url')).toBe(publicKey)
})

it('of an older folder are completed, and existing ones kept', () => {
  const directory = scratch()
  const file = join(directory, SECRETS_FILE)
  const { webPush: _, ...older } = readSecrets(directory)
  writeFileSync(file, JSON.stringify(older))
  const completed = readSecrets(directory)
  expect(completed).toMatchObject(older)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(completed)
  expect(statSync(file).mode & 0o777).toBe(OWNER_ONLY)
})
