// @vitest-environment jsdom
import { createI18nSync, type Language } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { App } from '../../src/renderer/app.tsx'
import type { SignedOutReason } from '../../src/shared/bridge.ts'
import { createFakeBridge, type FakeBridgeOptions } from './support/fake-bridge.ts'

afterEach(cleanup)

function open(options: FakeBridgeOptions = {}, language: Language = 'en') {
  const fake = createFakeBridge({ ...options, settings: { language } })
  const i18n = createI18nSync({ language, resources: allTexts })
  render(<App bridge={fake.bridge} i18n={i18n} />)
  return fake
}

const SIGN_IN = 'Sign in with your browser'

describe('The sign-in screen', () => {
  it('opens the browser, names the server, and can be canceled', async () => {
    const { asked, tellSession } = open()
    await userEvent.click(await screen.findByRole('button', { name: SIGN_IN }))
    expect(asked).toEqual(['signIn'])
    screen.getByText('Server: botanica.test')

    act(() => tellSession({ state: 'signing-in' }))
    screen.getByText('Waiting for your browser...')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(asked).toEqual(['signIn', 'cancelSignIn'])
  })

  it.each([
    ['ended', /12 hours/],
    ['denied', /declined/],
    ['timeout', /two minutes/],
    ['unreachable', /could not be reached/],
    ['failed', /Sign-in failed/],
  ] satisfies [SignedOutReason, RegExp][])('explains %s', async (reason, sentence) => {
    open({ session: { state: 'signed-out', reason } })
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  })

  it.each(['never', 'self'] as const)('shows no explanation after %s', async (reason) => {
    open({ session: { state: 'signed-out', reason } })
    await screen.findByRole('button', { name: SIGN_IN })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['system', /once the server responds again/],
    ['memory', /Keep the app open/],
  ] as const)('says that a token still has to be revoked: %s', async (unended, sentence) => {
    open({ session: { state: 'signed-out', reason: 'self', unended } })
    expect((await screen.findByText(sentence)).closest('output')).not.toBeNull()
  })

  it('offers another server only where users may choose it', async () => {
    open()
    await screen.findByRole('button', { name: SIGN_IN })
    expect(screen.queryByRole('button', { name: 'Change server' })).toBeNull()
    cleanup()

    const { asked } = open({ shell: { serverIsFixed: false } })
    await userEvent.click(await screen.findByRole('button', { name: 'Change server' }))
    expect(asked).toEqual(['chooseServer'])
  })

  it('starts with the choice of a server when there is none', async () => {
    const { asked } = open({ shell: { server: null, siteUrl: null, serverIsFixed: false } })
    await userEvent.click(await screen.findByRole('button', { name: 'Choose server' }))
    expect(asked).toEqual(['chooseServer'])
    expect(screen.queryByRole('button', { name: SIGN_IN })).toBeNull()
  })

  it('is translated to Romanian', async () => {
    open({}, 'ro')
    await screen.findByRole('button', { name: 'Autentifică‑te în browser' })
    expect(document.documentElement.lang).toBe('ro')
  })
})
