import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@botanica/api-client/contract'
import type Electron from 'electron'
import { describe, expect, test } from 'vitest'
import { buildMenuTemplate, type MenuState } from '../../../src/main/window/menu.ts'
import { createTranslator } from '../../../src/main/translator.ts'
import { createObservable } from '../../../src/main/observable.ts'
import { DEFAULT_SETTINGS } from '../../../src/shared/settings.ts'

type Item = Electron.MenuItemConstructorOptions

const words = createTranslator(createObservable(DEFAULT_SETTINGS), () => [])
const FACTS: MenuState = {
  platform: 'linux',
  isPackaged: true,
  isSignedIn: true,
  serverIsFixed: false,
  hasServer: true,
}

function itemsWith(facts: Partial<MenuState> = {}, language: Language = DEFAULT_LANGUAGE) {
  const done: unknown[] = []
  const template = buildMenuTemplate(
    words.getFixedT(language),
    { ...FACTS, ...facts },
    {
      show: (place) => void done.push(place),
      signOut: () => void done.push('sign out'),
      chooseServer: () => void done.push('choose server'),
      openWebsite: () => void done.push('website'),
    }
  )
  const flat = (items: readonly Item[]): Item[] =>
    items.flatMap((item) => [item, ...flat((item.submenu as Item[] | undefined) ?? [])])
  return { items: flat(template), done }
}
const listRoles = (items: readonly Item[]) => items.flatMap(({ role }) => role ?? [])

describe('The menu', () => {
  test.each(['linux', 'darwin', 'win32'] as const)(
    'has neither developer tools nor reload in a packaged client on %s',
    (platform) => {
      const roles = listRoles(itemsWith({ platform }).items)
      for (const role of ['reload', 'forceReload', 'toggleDevTools'] as const) {
        expect(roles).not.toContain(role)
      }
      for (const role of ['copy', 'paste', 'selectAll', 'zoomIn', 'zoomOut', 'resetZoom', 'quit']) {
        expect(roles).toContain(role)
      }
    }
  )

  test('has developer tools and reload in development', () => {
    const roles = listRoles(itemsWith({ isPackaged: false }).items)
    expect(roles).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']))
  })

  test.each(LANGUAGES)('is translated to %s', (language) => {
    const { items } = itemsWith({ platform: 'darwin' }, language)
    const labels = items.filter(({ type }) => type !== 'separator').map(({ label }) => label)
    expect(labels).not.toHaveLength(0)
    expect(labels.filter((label) => !/^\p{Lu}/u.test(label ?? ''))).toEqual([])
  })

  test('enables navigation, sign-out and the choice of a server only where they apply', () => {
    const { items, done } = itemsWith()
    for (const { click } of items) click?.({} as never, undefined, {} as never)
    expect(done).toEqual([
      'choose server',
      'sign out',
      { kind: 'queue' },
      { kind: 'changes' },
      { kind: 'applications' },
      { kind: 'support' },
      { kind: 'appeals' },
      { kind: 'reports' },
      'website',
    ])
    const without = itemsWith({ isSignedIn: false, serverIsFixed: true, hasServer: false }).items
    const pressed = without.filter(({ click }) => click)
    expect(pressed).toHaveLength(8)
    expect(pressed.every(({ enabled }) => enabled === false)).toBe(true)
  })
})
