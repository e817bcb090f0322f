import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { SavedReplySchema } from '#database/schema'

export class SavedReply extends SavedReplySchema {
  static override table = 'saved_replies'
}

/** Creates a saved reply; without an owner, a shared one. */
export async function makeSavedReply(overrides: Partial<ModelAttributes<SavedReply>> = {}) {
  const reply = await SavedReply.create(
    {
      title: 'Bot is offline',
      textEn: '{bot} did not answer our commands.',
      textRo: '{bot} nu a răspuns la comenzi.',
      ruleIds: ['online'],
      ...overrides,
    },
    OWNER
  )
  return reply.refresh()
}
