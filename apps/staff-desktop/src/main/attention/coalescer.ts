/** The minimum time between two notifications of one kind. */
export const COALESCE_MS = 60_000

export interface CoalescerOptions<Item> {
  /** Whether notifications are allowed now. Items that arrive while they are not are dropped. */
  canNotify: () => boolean
  notify: (items: readonly Item[]) => void
}

/** Reports the first item at once, and all items of the following minute together at its end. */
export class Coalescer<Item extends { id: number }> {
  readonly #options: CoalescerOptions<Item>
  #held: Item[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: CoalescerOptions<Item>) {
    this.#options = options
  }

  add(items: readonly Item[]) {
    if (items.length === 0 || !this.#options.canNotify()) return
    if (this.#timer === undefined) this.#tell(items)
    else this.#held.push(...items)
  }

  /** Removes items that have been decided while they were pending. */
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
    this.#options.notify(items)
  }

  #flush() {
    this.#timer = undefined
    const held = this.#held
    this.#held = []
    if (held.length > 0 && this.#options.canNotify()) this.#tell(held)
  }
}
