let lastTurn = Promise.resolve()

/**
 * Waits for a turn of Node's event loop in which nobody else who called this continues. Several pages that are rendered
 * in one turn would hold up everything else that the process answers.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)))
  return lastTurn
}
