import { beforeAll, expect, test } from 'vitest'
import { findStoredBot } from '../../../src/features/offline/catalog/find-stored-bot.ts'
import { storeCatalog } from '../../../src/features/offline/catalog/stored-catalog.ts'
import { createCatalog } from './create-catalog.ts'

/** Discord's bits of BanMembers and SendMessages, and one above 2^32. */
const PERMISSIONS = 2 ** 2 + 2 ** 11 + 2 ** 40

beforeAll(async () => {
  await storeCatalog(createCatalog([{ id: 7, categoryIds: [1], permissions: PERMISSIONS }]))
})

test('finds a bot with its categories and the names of its permissions', async () => {
  expect(await findStoredBot('30007')).toMatchObject({
    name: 'Bot 7',
    tags: ['Music'],
    permissions: ['BanMembers', 'SendMessages', 'ModerateMembers'],
  })
})

test('finds none that the catalog lacks', async () => {
  expect(await findStoredBot('30008')).toBeNull()
})
