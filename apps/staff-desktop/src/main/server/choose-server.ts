import type Electron from 'electron'
import type { Translator } from '../translator.ts'
import { parseOrigin, type ServerAddressStore } from './address.ts'

type Choice = 'use' | 'look again' | 'cancel'

export interface ServerChooserOptions {
  electron: {
    clipboard: Pick<Electron.Clipboard, 'readText'>
    dialog: Pick<Electron.Dialog, 'showMessageBox'>
  }
  address: Pick<ServerAddressStore, 'current' | 'take'>
  translator: Pick<Translator, 't'>
}

/**
 * Lets the user choose the server. Pages must not set the address, so it is taken from the clipboard, shown, and
 * checked by a request to the server.
 * @returns a function that opens the dialog, or joins the open one, and resolves to whether a server was chosen
 */
export function createServerChooser({
  electron: { clipboard, dialog },
  address,
  translator,
}: ServerChooserOptions): () => Promise<boolean> {
  let openDialog: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    for (;;) {
      const clipboardOrigin = parseOrigin(await clipboard.readText())
      const choice = await chooseWith(clipboardOrigin)
      if (choice === 'cancel') return false
      if (choice === 'look again' || clipboardOrigin === null) continue
      if (await address.take(clipboardOrigin)) return true
      await showFailure(clipboardOrigin)
    }
  }

  async function chooseWith(clipboardOrigin: string | null): Promise<Choice> {
    const { t } = translator
    const current = address.current?.origin
    const choices: [choice: Choice, label: string][] = [
      ['look again', t('server.lookAgain')],
      ['cancel', t('server.cancel')],
    ]
    if (clipboardOrigin !== null) {
      choices.unshift(['use', t('server.use', { host: new URL(clipboardOrigin).host })])
    }
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message: t('server.question'),
      detail: [
        clipboardOrigin === null
          ? t('server.copyFirst')
          : t('server.copied', { origin: clipboardOrigin }),
        ...(current ? [t('server.current', { origin: current })] : []),
      ].join('\n\n'),
      buttons: choices.map(([, label]) => label),
      defaultId: 0,
      cancelId: choices.length - 1,
      noLink: true,
    })
    return choices[response]?.[0] ?? 'cancel'
  }

  async function showFailure(origin: string) {
    const { t } = translator
    await dialog.showMessageBox({
      type: 'error',
      message: t('server.checkFailed', { host: new URL(origin).host }),
      detail: t('server.checkFailedHelp'),
      buttons: [t('server.close')],
      noLink: true,
    })
  }

  return () => {
    openDialog ??= ask().finally(() => (openDialog = undefined))
    return openDialog
  }
}
