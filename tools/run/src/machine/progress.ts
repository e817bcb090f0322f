const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 90
/** Without a spinner, a step that takes longer than this prints that it has started. */
const QUIET_MS = 5_000
const CLEAR_LINE = '\r\u001b[2K'
const COLORS = { green: 32, red: 31, dim: 2, bold: 1 }
const TIME_COLUMN = 58
export const SECOND_MS = 1_000
const MINUTE_S = 60
export const MINUTE_MS = MINUTE_S * SECOND_MS
const TENTHS_BELOW_S = 10

/** `0.4 s`, `12 s`, `1 min 5 s` */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / SECOND_MS
  if (seconds < TENTHS_BELOW_S) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < MINUTE_S) return `${whole} s`
  return `${Math.floor(whole / MINUTE_S)} min ${whole % MINUTE_S} s`
}

export type Note = (text: string, outcome?: 'failed') => void

export interface Progress {
  /**
   * Runs a step and prints how it went and how long it took.
   * @param work receives `note`, which adds text to the label and can mark the step as failed without throwing
   */
  step: <T>(label: string, work: (note: Note) => Promise<T> | T) => Promise<T>
  line: (text: string) => void
  /** Reports how far a long step is, for logs. On a terminal the spinner and the time are enough. */
  detail: (text: string) => void
  bold: (text: string) => string
}

interface Output {
  write: (text: string) => unknown
  isTTY?: boolean
}

/** Prints one short line per step with its duration. Shows a spinner only on a terminal. */
export function createProgress(
  output: Output = process.stdout,
  env: NodeJS.ProcessEnv = process.env
): Progress {
  const live = Boolean(output.isTTY) && !env.CI && env.TERM !== 'dumb'
  const coloured = live && !env.NO_COLOR
  const paint = (color: keyof typeof COLORS, text: string) =>
    coloured ? `\u001b[${COLORS[color]}m${text}\u001b[0m` : text
  const line = (text: string) => void output.write(`${text}\n`)

  const detail = (text: string) => {
    if (!live) line(`  ${text}`)
  }

  const step: Progress['step'] = async (label, work) => {
    const began = Date.now()
    let remark = ''
    let failed = false
    const running = announce(label, () => paint('dim', formatDuration(Date.now() - began)))
    const close = (mark: string) => {
      clearInterval(running)
      const text = remark ? `${label}: ${remark}` : label
      const time = paint('dim', formatDuration(Date.now() - began))
      line(`${live ? CLEAR_LINE : ''}${mark} ${text.padEnd(TIME_COLUMN)} ${time}`)
    }
    try {
      const result = await work((text, outcome) => {
        remark = text
        failed = outcome === 'failed'
      })
      close(failed ? paint('red', '✗') : paint('green', '✓'))
      return result
    } catch (error) {
      close(paint('red', '✗'))
      throw error
    }
  }

  function announce(label: string, time: () => string) {
    if (!live) return setTimeout(() => line(`… ${label}`), QUIET_MS)
    let frame = 0
    const spin = () => {
      const dot = SPINNER[frame++ % SPINNER.length] ?? ''
      output.write(`${CLEAR_LINE}${paint('dim', dot)} ${label} ${time()}`)
    }
    spin()
    return setInterval(spin, FRAME_MS)
  }

  return { step, line, detail, bold: (text) => paint('bold', text) }
}
