/**
 * As much of PostgreSQL's protocol as it takes to read what a client sends. After its first packet, which has no
 * type, a client sends messages of a one-letter type, a length that includes itself, and a body.
 */
const TYPE_BYTES = 1
const LENGTH_BYTES = 4
const NULL_LENGTH = -1

export interface Message {
  readonly type: string
  readonly body: Buffer
}

/** Returns a function that takes chunks of a client's stream and returns the complete messages. */
export function createMessageReader(): (piece: Buffer) => Message[] {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false

  return (piece) => {
    rest = Buffer.concat([rest, piece])
    const messages: Message[] = []
    for (;;) {
      const head = isStarted ? TYPE_BYTES : 0
      if (rest.length < head + LENGTH_BYTES) return messages
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return messages
      if (isStarted) {
        messages.push({
          type: String.fromCharCode(rest[0]!),
          body: rest.subarray(head + LENGTH_BYTES, end),
        })
      }
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}

/** `Parse` (`P`): the name of a prepared statement, empty for an unnamed one, and its text. */
export function readParse(body: Buffer): { name: string; text: string } {
  const [name, after] = readText(body, 0)
  return { name, text: readText(body, after)[0] }
}

/** `Bind` (`B`): the statement's name and its values as text. The driver sends text unless it is given a Buffer. */
export function readBind(body: Buffer): { name: string; values: (string | null)[] } {
  const [, afterPortal] = readText(body, 0)
  const [name, afterName] = readText(body, afterPortal)
  const formats = body.readInt16BE(afterName)
  let at = afterName + 2 + 2 * formats
  const count = body.readInt16BE(at)
  at += 2
  const values: (string | null)[] = []
  for (let index = 0; index < count; index++) {
    const length = body.readInt32BE(at)
    at += LENGTH_BYTES
    if (length === NULL_LENGTH) {
      values.push(null)
      continue
    }
    values.push(body.toString('utf8', at, at + length))
    at += length
  }
  return { name, values }
}

/** `Query` (`Q`): a statement without parameters. */
export function readQuery(body: Buffer): string {
  return readText(body, 0)[0]
}

/** Reads a zero-terminated string. Returns the text and the offset after it. */
function readText(body: Buffer, from: number): [text: string, next: number] {
  const end = body.indexOf(0, from)
  return [body.toString('utf8', from, end), end + 1]
}
