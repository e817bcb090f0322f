import type { StartOptions } from '../start.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { createObservable } from '../observable.ts'
import { createTranslator } from '../translator.ts'

const NO_SANDBOX = '--no-sandbox'
/** Once Electron is ready, Chromium has opened the port that these name. */
const OPENS_PORT = /^--?remote-debugging-/i
/** Longer ones would make the dialog larger than the screen. */
const MAX_SHOWN = 200

type StartErrorOptions = Pick<StartOptions, 'platform' | 'argv'> & {
  electron: Pick<StartOptions['electron'], 'app' | 'dialog'>
}

/**
 * Says which argument has ended the start. On Linux there are dialogs only once Electron is ready; where waiting for that would
 * open a port, the sentence goes to the standard error output, where whoever has typed the argument reads it.
 */
export async function showStartError(
  argument: string,
  { electron: { app, dialog }, platform, argv }: StartErrorOptions
) {
  const isLinux = platform === 'linux'
  if (isLinux && !argv.some((one) => OPENS_PORT.test(one))) await app.whenReady()
  const { say } = createTranslator(createObservable(DEFAULT_SETTINGS), () =>
    app.getPreferredSystemLanguages()
  )
  dialog.showErrorBox(
    say('refused.title'),
    isLinux && argument === NO_SANDBOX
      ? say('refused.noSandbox')
      : say('refused.argument', { argument: argument.slice(0, MAX_SHOWN) })
  )
}
