const INDEX = /^\d+$/
/** Before a capital letter that starts a word, and at underscores: `banReason`, `server_count`. */
const WORD_BOUNDARY = /(?<=[a-z\d])(?=[A-Z])|_/
/** Words with a fixed spelling. */
const PROPER_WORDS: Readonly<Record<string, string>> = {
  discord: 'Discord',
  github: 'GitHub',
  youtube: 'YouTube',
  url: 'URL',
}

function splitWords(name: string): string {
  const words = name.split(WORD_BOUNDARY).map((word) => word.toLowerCase())
  return words.map((word) => PROPER_WORDS[word] ?? word).join(' ')
}

/**
 * Returns the name of a field for people: `ban reason` for `banReason`, `reactions entry` for `reactions.0`, `links
 * entry URL` for `links.0.url`. Programs use the field's path, which errors contain too.
 */
export function readableField(path: string): string {
  const names = path.split('.').map((part) => (INDEX.test(part) ? 'entry' : splitWords(part)))
  return names.join(' ')
}
