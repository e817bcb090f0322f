import { types } from 'pg'

/**
 * The driver reads eight-byte integers as text, lest they lose digits. Ours are ids and counters that stay far below
 * 2^53, so every reader would only turn them back; one that is beyond is a defect and says so.
 */
types.setTypeParser(types.builtins.INT8, (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`)
  return value
})
