import type Electron from 'electron'
import type { Translator } from '../translator.ts'
import { parseOrigin, type AddressPart } from './address.ts'

type Choice = 'use' | 'look again' | 'cancel'

export interface ServerChooserOptions {
  electron: {
    clipboard: Pick<Electron.Clipboard, 'readText'>
    dialog: Pick<Electron.Dialog, 'showMessageBox'>
  }
  address: Pick<AddressPart, 'current' | 'take'>
  words: Pick<Translator, 'say'>
}

/**
 * Asks for the server's address. A page of ours must not name one, so it is taken from the clipboard, shown, and checked
 * by asking the server: whoever works for it has its pages in a browser.
 * @returns what asks, one question at a time however often it is called, and resolves to whether a server was chosen
 */
export function createServerChooser({
  electron: { clipboard, dialog },
  address,
  words,
}: ServerChooserOptions): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined

  async function ask(): Promise<boolean> {
    for (;;) {
      const copied = parseOrigin(await clipboard.readText())
      const choice = await chooseWith(copied)
      if (choice === 'cancel') return false
      if (choice === 'look again' || copied === null) continue
      if (await address.take(copied)) return true
      await tellFailed(copied)
    }
  }

  async function chooseWith(copied: string | null): Promise<Choice> {
    const { say } = words
    const current = address.current?.origin
    const choices: [choice: Choice, label: string][] = [
      ['look again', say('server.lookAgain')],
      ['cancel', say('server.cancel')],
    ]
    if (copied !== null) {
      choices.unshift(['use', say('server.use', { host: new URL(copied).host })])
    }
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message: say('server.question'),
      detail: [
        copied === null ? say('server.copyFirst') : say('server.copied', { origin: copied }),
        ...(current ? [say('server.current', { origin: current })] : []),
      ].join('\n\n'),
      buttons: choices.map(([, label]) => label),
      defaultId: 0,
      cancelId: choices.length - 1,
      noLink: true,
    })
    return choices[response]?.[0] ?? 'cancel'
  }

  async function tellFailed(origin: string) {
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
    asking ??= ask().finally(() => (asking = undefined))
    return asking
  }
}
