import { describe, expect, inject, test } from 'vitest'
import { newKeeper } from './support/app.ts'
import { useBrowser } from './support/reader.ts'

describe('the app', () => {
  useBrowser()

  test('can be installed, in both languages, and every picture of it is there', async () => {
    const { page, context } = await newKeeper('/')
    const session = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A window that is private, as those of tests are, installs nothing.
    const errors = installabilityErrors.map(({ errorId }) => errorId)
    expect(errors.filter((error) => error !== 'in-incognito')).toEqual([])
    const { data, errors: complaints } = await session.send('Page.getAppManifest')
    expect(complaints).toEqual([])

    const manifest = JSON.parse(data!)
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', lang: 'en' })
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      '/discover',
      '/add-bot',
      '/profile',
    ])
    const pictures = [...manifest.icons, ...manifest.screenshots] as { src: string; type: string }[]
    for (const { src, type } of pictures) {
      const answer = await fetch(new URL(src, inject('siteUrl')))
      expect({ src, type: answer.headers.get('content-type') }).toEqual({ src, type })
    }
    const romanian = await fetch(new URL('/manifest.webmanifest?lang=ro', inject('siteUrl')))
    expect(await romanian.json()).toMatchObject({ id: '/', lang: 'ro' })
  })
})
