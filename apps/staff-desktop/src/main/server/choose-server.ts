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
  words: Pick<Translator, 'say'>
}

/**
 * Lets the user choose the server. Pages must not set the address, so it is taken from the
 * clipboard, shown, and checked by a request to the server.
 * @returns opens the dialog, or joins the open one, and resolves to whether a server was chosen
 */
export function createServerChooser({
  electron: { clipboard, dialog },
  address,
  words,
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
    const { say } = words
    const current = address.current?.origin
    const choices: [choice: Choice, label: string][] = [
      ['look again', say('server.lookAgain')],
      ['cancel', say('server.cancel')],
    ]
    if (clipboardOrigin !== null) {
      choices.unshift(['use', say('server.use', { host: new URL(clipboardOrigin).host })])
    }
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message: say('server.question'),
      detail: [
        clipboardOrigin === null
          ? say('server.copyFirst')
          : say('server.copied', { origin: clipboardOrigin }),
        ...(current ? [say('server.current', { origin: current })] : []),
      ].join('\n\n'),
      buttons: choices.map(([, label]) => label),
      defaultId: 0,
      cancelId: choices.length - 1,
      noLink: true,
    })
    return choices[response]?.[0] ?? 'cancel'
  }

  async function showFailure(origin: string) {
    const { say } = words
    await dialog.showMessageBox({
      type: 'error',
      message: say('server.checkFailed', { host: new URL(origin).host }),
      detail: say('server.checkFailedHelp'),
      buttons: [say('server.close')],
      noLink: true,
    })
  }

  return () => {
    openDialog ??= ask().finally(() => (openDialog = undefined))
    return openDialog
  }
}
