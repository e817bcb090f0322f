import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReadableCompatibleBot } from '#app/compatibility/readable_bots'
import { DEFAULT_AVATAR, DISCRIMINATOR } from '#app/compatibility/rules'

/** Of a Discord invite, the code. */
const INVITE_CODE = /^https?:\/\/(?:discord\.gg|discord(?:app)?\.com\/invite)\/([\w-]+)/

/** A bot as top.gg returns it. What we don't know is empty. */
export default class CompatibleBotTransformer extends BaseTransformer<ReadableCompatibleBot> {
  toObject() {
    const bot = this.resource
    return {
      id: bot.discordBotId,
      username: bot.username ?? bot.name,
      discriminator: bot.discriminator ?? DISCRIMINATOR,
      avatar: bot.avatar,
      defAvatar: DEFAULT_AVATAR,
      lib: '',
      prefix: bot.prefix,
      shortdesc: bot.shortDescription,
      longdesc: bot.description,
      tags: bot.tags,
      website: bot.website,
      // Clients put it behind `https://discord.gg/`.
      support: INVITE_CODE.exec(bot.supportServer ?? '')?.[1] ?? null,
      github: bot.github,
      owners: [bot.userId, ...bot.additionalOwners],
      guilds: [],
      invite: bot.inviteUrl,
      date: bot.date,
      certifiedBot: bot.certified,
      vanity: null,
      // Votes are not counted by month here.
      points: bot.voteCount,
      monthlyPoints: bot.voteCount,
      server_count: bot.servingCount,
      shard_count: bot.shardCount,
      donatebotguildid: '',
    }
  }
}
