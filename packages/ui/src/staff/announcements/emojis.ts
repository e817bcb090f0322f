import { REACTION_PRESETS, type Reaction } from '@botanica/api-client/contract'

/** The names of the preset reactions (document 2 section 9), as their texts have them. */
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

/** Every reaction with its name, in the documents' order. */
export const EMOJIS = REACTION_PRESETS.map((emoji) => ({ emoji, name: NAMES[emoji] }))
