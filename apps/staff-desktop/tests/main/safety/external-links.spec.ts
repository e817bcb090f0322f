import type Electron from 'electron'
import { describe, expect, test } from 'vitest'
import { createExternalLinks, classifyLink } from '../../../src/main/safety/external-links.ts'

const SITE = 'https://botanica.example'

describe('An external address', () => {
  test.each([
    ['https://botanica.example/bot/200', 'open'],
    ['https://discord.com/users/1', 'open'],
    ['https://github.com/a/b', 'open'],
    ['https://somebody.example/', 'ask'],
    ['https://discord.com.evil.example/', 'ask'],
    ['https://evil.example/discord.com', 'ask'],
    ['https://discord.com:8443/', 'ask'],
    ['https://xn--dscord-3ya.com/', 'ask'],
    ['http://botanica.example/', 'nowhere'],
    ['http://discord.com/', 'nowhere'],
    ['https://user@discord.com/', 'nowhere'],
    ['https://discord.com@evil.example/', 'nowhere'],
    ['file:///etc/passwd', 'nowhere'],
    ['smb://server/share', 'nowhere'],
    ['ms-settings:privacy', 'nowhere'],
    ['ms-msdt:/id', 'nowhere'],
    ['search-ms:query=x', 'nowhere'],
    ['javascript:alert(1)', 'nowhere'],
    ['data:text/html,x', 'nowhere'],
    ['vbscript:x', 'nowhere'],
    ['mailto:a@b.example', 'nowhere'],
    ['discord://-/users/1', 'nowhere'],
    ['app://bundle/index.html', 'nowhere'],
    ['about:blank', 'nowhere'],
    ['ftp://discord.com/', 'nowhere'],
    ['//discord.com/', 'nowhere'],
    ['\\\\server\\share', 'nowhere'],
    ['https:\\\\discord.com', 'nowhere'],
    ['https://discord.com/\n--flag', 'nowhere'],
    [' https://discord.com/', 'nowhere'],
    ['https://discord.com/"&calc', 'nowhere'],
    ['https://', 'nowhere'],
    ['', 'nowhere'],
    [`https://discord.com/${'a'.repeat(2_048)}`, 'nowhere'],
  ])('%j leads: %s', (address, lead) => {
    expect(classifyLink(address, SITE).lead).toBe(lead)
  })

  test("may use HTTP only for a developer's own site", () => {
    const site = 'http://localhost:3333'
    expect(classifyLink('http://localhost:3333/bot/1', site).lead).toBe('open')
    expect(classifyLink('http://localhost:4000/', site).lead).toBe('nowhere')
    expect(classifyLink('http://localhost:3333/', null).lead).toBe('nowhere')
  })
})

function setUp(answer: (options: Electron.MessageBoxOptions) => number | Promise<number>) {
  const opened: string[] = []
  const dialogs: Electron.MessageBoxOptions[] = []
  const links = createExternalLinks({
    electron: {
      shell: { openExternal: async (address) => void opened.push(address) },
      dialog: {
        showMessageBox: async (given: unknown) => {
          const options = given as Electron.MessageBoxOptions
          dialogs.push(options)
          return { response: await answer(options), checkboxChecked: false }
        },
      },
    },
    site: () => SITE,
    question: (host) => ({ message: `Open ${host}?`, open: 'Open', cancel: 'Cancel' }),
    onError: (error) => {
      throw error
    },
  })
  return { links, opened, dialogs }
}

describe('External links', () => {
  test('to known hosts are opened without a question', async () => {
    const { links, opened, dialogs } = setUp(() => 0)
    await links.leave('https://github.com/a')
    expect(opened).toEqual(['https://github.com/a'])
    expect(dialogs).toEqual([])
  })

  test('to other hosts are opened only after a confirmation that names the host', async () => {
    const refused = setUp(() => 0)
    await refused.links.leave('https://dіscord.com/x')
    expect(refused.dialogs[0]).toMatchObject({
      message: expect.stringContaining('xn--'),
      detail: expect.stringContaining('https://xn--'),
      defaultId: 0,
      cancelId: 0,
    })
    expect(refused.opened).toEqual([])

    const confirmed = setUp(() => 1)
    await confirmed.links.leave('https://somebody.example/x')
    expect(confirmed.dialogs[0]!.message).toBe('Open somebody.example?')
    expect(confirmed.opened).toEqual(['https://somebody.example/x'])
  })

  test('show one question at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const { links, opened, dialogs } = setUp(() => promise)
    const first = links.leave('https://a.example/')
    await links.leave('https://b.example/')
    resolve(1)
    await first
    expect(dialogs).toHaveLength(1)
    expect(opened).toEqual(['https://a.example/'])
  })

  test('that may not be opened show no question', async () => {
    const { links, opened, dialogs } = setUp(() => 1)
    await links.leave('file:///etc/passwd')
    expect([...opened, ...dialogs]).toEqual([])
  })
})
