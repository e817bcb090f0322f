import { appUrl } from '#config/app'
import { SITE_NAME } from '#app/core/rules'

/** What the bot list of botblock.org calls its lists' features. */
const FEATURES = [
  'additional-bot-owners-editors',
  'bot-resubmission',
  'bot-reviews',
  'custom-bot-github-link',
  'custom-bot-invite-link',
  'custom-bot-support-link',
  'custom-bot-website-link',
  'has-categories-or-tags',
  'has-certification-program',
  'has-mobile-support',
  'has-search',
  'has-voting',
  'markdown-long-description',
  'requires-owner-in-server',
  'server-count-api',
  'site-internationalisation-support',
]

/** BotBlock puts the bot's Discord id in its place. */
const ID = ':id'

const toUrl = (path: string) => new URL(path, appUrl).href

/**
 * This site as an entry of botblock.org's data (github.com/botblock/data). Clients such as blapi read from it where to
 * post server counts.
 */
export default class BotBlockController {
  show() {
    return {
      id: new URL(appUrl).hostname,
      // BotBlock enters it.
      added: 0,
      name: SITE_NAME,
      url: toUrl('/'),
      icon: toUrl('/icons/icon-512.png'),
      language: 'English, Romanian',
      display: 1,
      defunct: 0,
      discord_only: 1,
      description: 'A public directory of Discord bots.',
      api_docs: toUrl('/docs/api'),
      api_post: toUrl(`/api/bots/${ID}/stats`),
      api_field: 'server_count',
      api_shard_id: 'shard_id',
      api_shard_count: 'shard_count',
      api_shards: 'shards',
      api_get: toUrl(`/api/bots/discord/${ID}`),
      api_all: toUrl('/api/bots'),
      view_bot: toUrl(`/bot/${ID}`),
      bot_widget: null,
      content: null,
      owners: null,
      discord: null,
      features: FEATURES,
    }
  }
}
