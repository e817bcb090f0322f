import { SingleBar } from 'cli-progress'
import type { GrowthProgress } from '#database/demo/grow/grow_database'

/** Time between two lines if there is no terminal for a progress bar. */
const LINE_EVERY_MS = 5_000
const MS_A_SECOND = 1_000
const STEP_WIDTH = 'bot_categories'.length
const SECONDS_WIDTH = 7

/** Shows the progress: as a bar in a terminal, otherwise as an occasional line. */
export function showProgress(stream: NodeJS.WriteStream) {
  const started = Date.now()
  let step: string | undefined
  let bar: SingleBar | undefined
  let lastLine = 0

  const seconds = () => `${Math.round((Date.now() - started) / MS_A_SECOND)} s`
  const head = () => `${seconds().padStart(SECONDS_WIDTH)}  ${(step ?? '').padEnd(STEP_WIDTH)}`

  function line(text: string) {
    lastLine = Date.now()
    stream.write(`${head()}  ${text}`.trimEnd() + '\n')
  }

  function end() {
    bar?.stop()
    bar = undefined
  }

  function begin({ step: next, total }: GrowthProgress) {
    end()
    step = next
    if (total === undefined || !stream.isTTY) return line('')
    bar = new SingleBar({
      stream,
      format: '{head}  {bar} {percentage}%  {value} of {total} bots',
      formatValue: (value, _options, type) =>
        type === 'value' || type === 'total' ? value.toLocaleString('en') : String(value),
      barsize: 30,
      hideCursor: true,
    })
    bar.start(total, 0, { head: head() })
  }

  return {
    show(progress: GrowthProgress) {
      if (progress.step !== step) begin(progress)
      const { done, total } = progress
      if (done === undefined || total === undefined) return
      if (bar) bar.update(done, { head: head() })
      else if (Date.now() - lastLine > LINE_EVERY_MS)
        line(`${done.toLocaleString('en')} of ${total.toLocaleString('en')} bots`)
    },
    end,
    seconds,
  }
}
