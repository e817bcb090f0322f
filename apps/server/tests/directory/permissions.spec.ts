import { test } from '@japa/runner'
import { PermissionFlagsBits } from 'discord-api-types/v10'
import db from '@adonisjs/lucid/services/db'
import { decodePermissions } from '#app/platform/discord/invitations'
import {
  getPermissionLevel,
  isKnownPermission,
  PERMISSION_LEVELS,
} from '#app/platform/permissions/rules'
import { makeBot } from '#database/factories/index'
import { useDatabase } from '#tests/helpers/database'

const INVITATION = 'https://discord.com/oauth2/authorize?client_id=1&scope=bot&permissions='
const FORMER_NAMES = new Set(['ManageEmojisAndStickers'])
const FLAGS = Object.entries(PermissionFlagsBits).filter(([name]) => !FORMER_NAMES.has(name))

async function readColumns(inviteUrl: string) {
  const bot = await makeBot({ inviteUrl })
  const [row] = (
    await db.rawQuery(
      'SELECT requested_permissions::text AS bits, permission_level AS level FROM bots WHERE id = ?',
      [bot.id]
    )
  ).rows
  return { id: bot.id, bits: row.bits, level: PERMISSION_LEVELS[row.level] }
}

test.group('Permissions of an invitation', (group) => {
  useDatabase(group)

  test('have a level each, for all that the library knows', ({ assert }) => {
    assert.deepEqual(
      FLAGS.map(([name]) => name).filter((name) => !isKnownPermission(name)),
      []
    )
  })

  test('have the same level in the database and in the code', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      'SELECT flag::text AS bits, permission_level(flag) AS level FROM unnest(?::bigint[]) AS flag',
      [FLAGS.map(([, flag]) => String(flag))]
    )
    const levels = new Map<string, string>(
      rows.map((row: { bits: string; level: number }) => [row.bits, PERMISSION_LEVELS[row.level]])
    )
    for (const [name, flag] of FLAGS) {
      assert.equal(levels.get(String(flag)), getPermissionLevel(name), name)
    }
  })

  test('are stored with the bot: {$i}')
    .with([
      { query: '8', names: ['Administrator'], level: 'dangerous' },
      { query: '3072', names: ['ViewChannel', 'SendMessages'], level: 'ordinary' },
      { query: '3200', names: ['ViewAuditLog', 'ViewChannel', 'SendMessages'], level: 'sensitive' },
      { query: '0', names: [], level: 'none' },
      { query: '', names: [], level: 'none' },
      { query: '0x8', names: [], level: 'none' },
      { query: '9007199254741000', names: ['Administrator'], level: 'dangerous' },
      { query: '8&scope=bot', names: ['Administrator'], level: 'dangerous' },
    ])
    .run(async ({ assert }, { query, names, level }) => {
      const { bits, level: stored } = await readColumns(INVITATION + query)
      assert.sameMembers(decodePermissions(bits), names)
      assert.equal(stored, level)
    })

  test('follow the invitation when it is edited', async ({ assert }) => {
    const { id } = await readColumns(`${INVITATION}8`)
    await db
      .from('bots')
      .where('id', id)
      .update({ invite_url: `${INVITATION}2048` })
    const [row] = await db
      .from('bots')
      .where('id', id)
      .select('requested_permissions', 'permission_level')
    assert.deepEqual({ ...row }, { requested_permissions: 2048, permission_level: 1 })
  })
})
