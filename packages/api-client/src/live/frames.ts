/** One event of `text/event-stream`. */
export interface Frame {
  event: string
  /** Up to where the sender has told. */
  id?: string
  data: string
}

const BETWEEN_FRAMES = '\n\n'
const DEFAULT_EVENT = 'message'

function frameOf(text: string): Frame {
  const frame: Frame = { event: DEFAULT_EVENT, data: '' }
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') frame.event = value
    if (name === 'id') frame.id = value
    if (name === 'data') frame.data += value
  }
  return frame
}

/** Reads events until the sender ends, and rejects when the connection breaks. */
export async function readFrames(
  body: ReadableStream<Uint8Array>,
  onFrame: (frame: Frame) => void
) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + decoder.decode(value, { stream: true })).split(BETWEEN_FRAMES)
    rest = parts.pop()!
    for (const part of parts) onFrame(frameOf(part))
  }
}
