/** The fields of responses that hold an e-mail address. */
const EMAIL_FIELDS = new Set(['email', 'userEmail'])

/** Returns the data, of any shape, with `null` in place of each e-mail address: none is stored on this computer. */
export function removeEmails<Data>(data: Data): Data
export function removeEmails(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one: unknown) => removeEmails(one))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      EMAIL_FIELDS.has(key) ? null : removeEmails<unknown>(value),
    ])
  )
}
