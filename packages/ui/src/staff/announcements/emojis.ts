import { REACTION_PRESETS, type Reaction } from '@botanica/api-client/contract'

/** The names of the preset reactions, as in the catalog. */
const NAMES = {
  '👍': 'thumbsUp',
  '👎': 'thumbsDown',
  '❤️': 'heart',
  '😂': 'laugh',
  '😮': 'surprised',
  '😢': 'sad',
  '😡': 'angry',
  '✅': 'check',
  '❌': 'cross',
  '🎉': 'party',
  '🔥': 'fire',
  '⭐': 'star',
  '💯': 'hundred',
  '👀': 'eyes',
  '🚀': 'rocket',
  '💡': 'bulb',
  '🎯': 'target',
  '⚡': 'lightning',
  '🌟': 'glowingStar',
  '💎': 'gem',
} as const satisfies Record<Reaction, string>

/** Every reaction with its name, in the order of the picker. */
export const EMOJIS = REACTION_PRESETS.map((emoji) => ({ emoji, name: NAMES[emoji] }))
