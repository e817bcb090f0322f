import type { StartOptions } from '../start.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { createObservable } from '../observable.ts'
import { createTranslator } from '../translator.ts'

const NO_SANDBOX = '--no-sandbox'
/** Switches that make Chromium open a port as soon as Electron is ready. */
const OPENS_PORT = /^--?remote-debugging-/i
/** A longer argument would make the dialog larger than the screen. */
const MAX_SHOWN = 200

type StartErrorOptions = Pick<StartOptions, 'platform' | 'argv'> & {
  electron: Pick<StartOptions['electron'], 'app' | 'dialog'>
}

/**
 * Shows which argument prevented the start. On Linux, dialogs are only available once Electron is ready. If waiting for
 * that would open a port, the message is written to standard error, where the user who typed the argument reads it.
 */
export async function showStartError(
  argument: string,
  { electron: { app, dialog }, platform, argv }: StartErrorOptions
) {
  const isLinux = platform === 'linux'
  if (isLinux && !argv.some((one) => OPENS_PORT.test(one))) await app.whenReady()
  const { t } = createTranslator(createObservable(DEFAULT_SETTINGS), () =>
    app.getPreferredSystemLanguages()
  )
  dialog.showErrorBox(
    t('refused.title'),
    isLinux && argument === NO_SANDBOX
      ? t('refused.noSandbox')
      : t('refused.argument', { argument: argument.slice(0, MAX_SHOWN) })
  )
}
