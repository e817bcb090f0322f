import db from '@adonisjs/lucid/services/db'
import { hasOne } from '@adonisjs/lucid/orm'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import type { HasOne } from '@adonisjs/lucid/types/relations'
import { toUtcDay } from '#app/core/time'
import { makeUser } from '#database/factories/user_factory'
import { OWNER, ago, hence, nextNumber, nextSnowflake } from '#database/factories/support'
import {
  BotChangeSchema,
  BotSchema,
  BotStatSchema,
  BotTransferSchema,
  CategorySchema,
} from '#database/schema'

/** Counts of a bot that change often. A trigger creates the row together with the bot. */
export class BotStat extends BotStatSchema {
  static override table = 'bot_stats'
  static override selfAssignPrimaryKey = true
}

export class Category extends CategorySchema {
  static override table = 'categories'
}

export class Bot extends BotSchema {
  static override table = 'bots'

  @hasOne(() => BotStat, { foreignKey: 'botId' })
  declare stats: HasOne<typeof BotStat>
}

interface BotExtras {
  /** Names of the categories; missing categories are created. */
  categories?: string[]
  stats?: Partial<ModelAttributes<BotStat>>
}

type BotOverrides = Partial<Omit<ModelAttributes<Bot>, 'tags'>> & BotExtras

/** Returns the category with that name; creates it if it is missing. */
export async function makeCategory(
  name = `Category ${nextNumber('category')}`,
  description?: string
) {
  const known = await Category.query(OWNER).where('name', name).first()
  return known ?? Category.create({ name, description: description ?? null }, OWNER)
}

function decisionOf(status: Bot['approvalStatus']) {
  if (status === 'approved') return { approvedAt: ago({ days: 1 }) }
  if (status === 'rejected') return { approvalReason: 'The prefix collides with others.' }
  return {}
}

/** Creates an approved bot in the category Utility. By default it has a new owner. */
export async function makeBot({
  categories = ['Utility'],
  stats,
  ...overrides
}: BotOverrides = {}) {
  const number = nextNumber('bot')
  const discordBotId = overrides.discordBotId ?? nextSnowflake('bot')
  const approvalStatus = overrides.approvalStatus ?? 'approved'
  const bot = await Bot.create(
    {
      discordBotId,
      userId: overrides.userId ?? (await makeUser()).id,
      name: `Bot ${number}`,
      username: `bot${number}`,
      discriminator: '0',
      shortDescription: `The short description of bot ${number}.`,
      description: `The long description of bot ${number}, which says all that there is to say about it.`,
      inviteUrl: `https://discord.com/oauth2/authorize?client_id=${discordBotId}&scope=bot`,
      approvalStatus,
      ...decisionOf(approvalStatus),
      ...(overrides.certified ? { certifiedAt: ago({ hours: 1 }) } : {}),
      ...overrides,
    },
    OWNER
  )

  const made = []
  for (const name of categories) made.push(await makeCategory(name))
  const rows = made.map((category) => ({ bot_id: bot.id, category_id: category.id }))
  if (rows.length > 0)
    await db.connection(OWNER.connection).table('bot_categories').multiInsert(rows)
  if (stats) await setBotStats(bot.id, stats)
  return bot.refresh()
}

/** Updates counts of a bot. By default, a server count was posted by the bot just now. */
export async function setBotStats(botId: number, stats: Partial<ModelAttributes<BotStat>>) {
  const row = await BotStat.findOrFail(botId, OWNER)
  const posted =
    stats.servingCount === undefined
      ? {}
      : { servingCountSource: 'bot' as const, servingCountAt: ago({ minutes: 1 }) }
  await row.merge({ ...posted, ...stats }).save()
  return row.refresh()
}

export class BotChange extends BotChangeSchema {
  static override table = 'bot_changes'
}

/** Creates a change of a bot's website that waits for staff. By default it has a new bot. */
export async function makeHeldChange(overrides: Partial<ModelAttributes<BotChange>> = {}) {
  const botId = overrides.botId ?? (await makeBot()).id
  const change = await BotChange.create(
    {
      botId,
      kind: 'held',
      fields: { website: 'https://new.example/' },
      former: { website: null },
      heldFor: ['website'],
      ...overrides,
    },
    OWNER
  )
  return change.refresh()
}

interface BotEndOverrides {
  botId: number
  /** A day of UTC. */
  endsOn?: string
  successorId?: number | null
}

/** Stores the end of a bot without letting it come. By default it is in a month, without a successor. */
export async function makeBotEnd({ botId, endsOn, successorId = null }: BotEndOverrides) {
  await db
    .connection(OWNER.connection)
    .table('bot_ends')
    .insert({
      bot_id: botId,
      ends_on: endsOn ?? toUtcDay(hence({ days: 30 }).toMillis()),
      successor_id: successorId,
    })
}

export class BotTransfer extends BotTransferSchema {
  static override table = 'bot_transfers'
}

/** Creates an offer of a bot to another member. By default it has a new bot and a new receiver. */
export async function makeTransfer(overrides: Partial<ModelAttributes<BotTransfer>> = {}) {
  const botId = overrides.botId ?? (await makeBot()).id
  const { userId } = await Bot.findOrFail(botId, OWNER)
  const toId = overrides.toId ?? (await makeUser()).id
  const transfer = await BotTransfer.create(
    { botId, fromId: userId, toId, state: 'offered', endsAt: hence({ days: 1 }), ...overrides },
    OWNER
  )
  return transfer.refresh()
}
