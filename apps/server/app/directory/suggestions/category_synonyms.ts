/**
 * Words in both languages that people type for a default category, by its stored name. The names themselves are found
 * anyway; words of other categories have no synonyms.
 */
export const CATEGORY_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  Moderation: ['moderare', 'automod', 'anti-spam', 'security', 'securitate'],
  Music: ['muzică', 'songs', 'cântece', 'radio'],
  Economy: ['economie', 'currency', 'monede'],
  Utility: ['utilitare', 'tools', 'unelte'],
  Fun: ['distracție', 'memes', 'glume'],
  Levelling: ['leveling', 'levels', 'niveluri', 'ranks', 'xp'],
  Logging: ['logs', 'jurnal', 'audit'],
  Welcome: ['greetings', 'întâmpinare', 'verification', 'verificare'],
  Translation: ['traduceri', 'languages', 'limbi'],
  Games: ['jocuri', 'minigames'],
  RPG: ['roleplay', 'dice', 'zaruri'],
  Polls: ['sondaje', 'votes', 'surveys'],
  Tickets: ['tichete', 'support', 'suport', 'modmail'],
  Anime: ['manga'],
  Images: ['imagini', 'pictures', 'poze'],
  Productivity: ['productivitate', 'reminders', 'tasks'],
  Finance: ['finanțe', 'stocks', 'crypto'],
  AI: ['chatbot', 'inteligență artificială'],
  Community: ['comunitate', 'events', 'evenimente'],
  Română: ['romanian', 'românești'],
}
