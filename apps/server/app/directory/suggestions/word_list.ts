/** A word and what has it. */
interface ListedWord<Item> {
  word: string
  item: Item
}

const compareWords = (one: { word: string }, other: { word: string }) =>
  one.word < other.word ? -1 : one.word > other.word ? 1 : 0

/** Words in order, so that all that begin alike stand side by side. */
export class WordList<Item> {
  #words: ListedWord<Item>[] = []

  /** Adds many words at once. */
  load(words: readonly ListedWord<Item>[]) {
    this.#words = [...this.#words, ...words].toSorted(compareWords)
  }

  add(word: string, item: Item) {
    this.#words.splice(this.#findFirst(word), 0, { word, item })
  }

  delete(word: string, item: Item) {
    for (let at = this.#findFirst(word); this.#words[at]?.word === word; at++) {
      if (this.#words[at]!.item === item) return this.#words.splice(at, 1)
    }
  }

  /** What has a word that begins like this, each once. */
  findByPrefix(prefix: string): Set<Item> {
    const found = new Set<Item>()
    for (let at = this.#findFirst(prefix); at < this.#words.length; at++) {
      const { word, item } = this.#words[at]!
      if (!word.startsWith(prefix)) break
      found.add(item)
    }
    return found
  }

  /** The place of the first word that does not come before this one, by bisection. */
  #findFirst(word: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#words[middle]!.word < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
