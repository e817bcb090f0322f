/** Who is told of something hears no more of its kind for so long. */
export const COALESCE_MS = 60_000

export interface CoalescerOptions<Item> {
  /** Whether anybody is to be told now: what is not told when it comes is not told later either. */
  mayTell: () => boolean
  tell: (items: readonly Item[]) => void
}

/** Tells of the first thing at once, and of all that come within the minute after it together, at its end. */
export class Coalescer<Item extends { id: number }> {
  readonly #options: CoalescerOptions<Item>
  #held: Item[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: CoalescerOptions<Item>) {
    this.#options = options
  }

  add(items: readonly Item[]) {
    if (items.length === 0 || !this.#options.mayTell()) return
    if (this.#timer === undefined) this.#tell(items)
    else this.#held.push(...items)
  }

  /** Has been decided meanwhile. */
  remove(ids: readonly number[]) {
    this.#held = this.#held.filter(({ id }) => !ids.includes(id))
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#held = []
  }

  #tell(items: readonly Item[]) {
    this.#timer = setTimeout(() => this.#flush(), COALESCE_MS)
    this.#options.tell(items)
  }

  #flush() {
    this.#timer = undefined
    const held = this.#held
    this.#held = []
    if (held.length > 0 && this.#options.mayTell()) this.#tell(held)
  }
}
