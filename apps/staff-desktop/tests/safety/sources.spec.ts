import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '../..')
const SOURCES = join(CLIENT, 'src')

/** Every source file without its comments, by its path in `src`. */
const sources = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|html|css)$/.test(path))
    .map((path) => [
      relative(SOURCES, join(SOURCES, path)).replaceAll('\\', '/'),
      readFileSync(join(SOURCES, path), 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/(?<![:'"`])\/\/[^\n]*/g, ''),
    ])
)

const filesWith = (pattern: RegExp, below = '') =>
  [...sources]
    .filter(([path, text]) => path.startsWith(below) && pattern.test(text))
    .map(([path]) => path)
    .toSorted()

describe('The sources of the client', () => {
  test('are all checked here', () => {
    expect(sources.size).toBeGreaterThan(50)
    expect(sources.has('main/main.ts')).toBe(true)
  })

  test('create windows only in the factory, with settings from one file', () => {
    expect(
      filesWith(/new\s+(\w+\.)?(BrowserWindow|BaseWindow|WebContentsView|BrowserView)\b/)
    ).toEqual(['main/window/window-factory.ts'])
    expect(filesWith(/\b(nodeIntegration\w*|contextIsolation|webSecurity|webviewTag)\s*:/)).toEqual(
      ['main/safety/settings.ts']
    )
  })

  test('import Electron at run time only in the two entry files', () => {
    const runTime =
      /(?:^|\n)import\s+(?!type\b)(?:[^'"]*?from\s*)?'electron(?:\/\w+)?'|(?:require|import)\(\s*['"]electron/
    expect(filesWith(runTime)).toEqual(['main/main.ts', 'preload/preload.ts'])
  })

  test('load only the client’s own files', () => {
    expect(filesWith(/file:\/\/|\.loadFile\(/)).toEqual([])
    expect(filesWith(/\.loadURL\(/)).toEqual(['main/window/main-window.ts'])
    expect(sources.get('main/window/main-window.ts')).toMatch(
      /const START = `\$\{APP_ORIGIN\}\/index\.html`[^]*\.loadURL\(START\)/
    )
  })

  test('open external addresses only in one file', () => {
    expect(filesWith(/\bopenExternal\b/)).toEqual(['main/safety/external-links.ts'])
    expect(filesWith(/\bopenPath\b|\bshowItemInFolder\b/)).toEqual([])
  })

  test('use IPC only in the preload and one wrapper', () => {
    expect(filesWith(/\bipcRenderer\b/)).toEqual(['preload/preload.ts'])
    expect(filesWith(/ipcMain\s*\.\s*(handle|on|once|handleOnce)\b/)).toEqual([
      'main/ipc/handle.ts',
    ])
    expect(filesWith(/exposeInMainWorld/)).toEqual(['preload/preload.ts'])
  })

  test('have no network access in the renderer', () => {
    const network = /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts/
    expect(filesWith(network, 'renderer/')).toEqual([])
    expect(filesWith(/['"]electron|['"]node:|\bprocess\.env\b/, 'renderer/')).toEqual([])
  })

  test('never evaluate text as code or write it as HTML', () => {
    const evil =
      /executeJavaScript|insertCSS|\beval\(|new Function\b|innerHTML|outerHTML|insertAdjacentHTML|document\.write/i
    expect(filesWith(evil)).toEqual([])
  })

  test('never compare address prefixes or accept untrusted certificates', () => {
    expect(filesWith(/startsWith\(\s*['"`](https?|app):/)).toEqual([])
    expect(filesWith(/@electron\/remote|enableRemoteModule|setCertificateVerifyProc/)).toEqual([])
    expect(filesWith(/appendSwitch|ignore-certificate-errors'\)|NODE_TLS_REJECT/)).toEqual([])
  })

  test('never read security settings from the environment', () => {
    expect(filesWith(/\bprocess\.(env|argv)\b/, 'main/safety/')).toEqual([])
  })

  test('contain no secret of the platform', () => {
    expect(filesWith(/client_?secret|DISCORD_\w*(SECRET|TOKEN)|bot_?token\b/i)).toEqual([])
  })
})
