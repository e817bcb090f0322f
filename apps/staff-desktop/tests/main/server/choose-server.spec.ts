import type Electron from 'electron'
import { describe, expect, test } from 'vitest'
import { createServerChooser } from '../../../src/main/server/choose-server.ts'
import { createTranslator } from '../../../src/main/translator.ts'
import { createObservable } from '../../../src/main/observable.ts'
import { DEFAULT_SETTINGS } from '../../../src/shared/settings.ts'

const words = createTranslator(createObservable(DEFAULT_SETTINGS), () => ['en'])

/** @param presses the pressed buttons, dialog by dialog; the clipboard changes before each read */
function setUp(presses: string[], clipboard: string[], isThere: (origin: string) => boolean) {
  const dialogs: Electron.MessageBoxOptions[] = []
  const tried: string[] = []
  const choose = createServerChooser({
    translator: words,
    address: {
      current: null,
      take: async (origin) => {
        tried.push(origin)
        return isThere(origin)
      },
    },
    electron: {
      clipboard: { readText: async () => clipboard.shift() ?? '' },
      dialog: {
        showMessageBox: async (given: unknown) => {
          const options = given as Electron.MessageBoxOptions
          dialogs.push(options)
          const pressed = presses.shift()
          const response = options.buttons!.findIndex((label) => label === pressed)
          return { response: response < 0 ? options.cancelId! : response, checkboxChecked: false }
        },
      },
    },
  })
  return { choose, dialogs, tried }
}

describe('Choosing the server', () => {
  test('takes the address from the clipboard, shows it, and checks the server', async () => {
    const { choose, dialogs, tried } = setUp(
      ['Check again', 'Use botanica.example'],
      ['a poem', 'https://botanica.example/admin'],
      () => true
    )
    expect(await choose()).toBe(true)
    expect(tried).toEqual(['https://botanica.example'])
    expect(dialogs[0]!.buttons).toEqual(['Check again', 'Cancel'])
    expect(dialogs[1]!.detail).toContain('https://botanica.example')
  })

  test('does not offer an insecure address', async () => {
    const { choose, dialogs, tried } = setUp(['Cancel'], ['http://botanica.example'], () => true)
    expect(await choose()).toBe(false)
    expect(dialogs[0]!.buttons).toEqual(['Check again', 'Cancel'])
    expect(tried).toEqual([])
  })

  test('reports that no Botanica server responded, and asks again', async () => {
    const { choose, dialogs } = setUp(
      ['Use wrong.example', 'Close', 'Use right.example'],
      ['https://wrong.example', 'https://right.example'],
      (origin) => origin === 'https://right.example'
    )
    expect(await choose()).toBe(true)
    expect(dialogs[1]).toMatchObject({
      type: 'error',
      message: 'No Botanica server responded at wrong.example.',
    })
  })

  test('opens one dialog at a time', async () => {
    const { choose, dialogs } = setUp(['Cancel'], ['https://x.example'], () => true)
    expect(await Promise.all([choose(), choose()])).toEqual([false, false])
    expect(dialogs).toHaveLength(1)
  })
})
