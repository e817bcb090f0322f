import { SECOND_MS } from './time.ts'

/** The server sends a comment every 15 seconds. Without one for longer, the connection is broken. */
const SILENCE_MS = 45 * SECOND_MS
const FRAME_END = '\n\n'
const FIELD_SEPARATOR = ': '

/** A frame of a stream of server-sent events. */
interface Frame {
  /** Where a client that reconnects continues. */
  id?: string
  /** JSON; a frame without it is no event. */
  data?: string
}

function parseFrame(frame: string): Frame {
  const fields = frame.split('\n').map((line) => {
    const [name, ...value] = line.split(FIELD_SEPARATOR)
    return [name, value.join(FIELD_SEPARATOR)]
  })
  return Object.fromEntries(fields) as Frame
}

/**
 * Reads the frames of a stream, comments included, until it ends or is silent for too long.
 * @throws the error of a connection that breaks
 */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  // The stream may have failed.
  const close = () => void reader.cancel().catch(() => {})
  let rest = ''
  try {
    for (;;) {
      const timer = setTimeout(close, SILENCE_MS)
      const { value, done } = await reader.read().finally(() => clearTimeout(timer))
      if (done) return
      const frames = (rest + decoder.decode(value, { stream: true })).split(FRAME_END)
      rest = frames.pop()!
      yield* frames.map(parseFrame)
    }
  } finally {
    close()
  }
}
