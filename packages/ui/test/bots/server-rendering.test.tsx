// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BotList } from '../../src/bots/index.ts'
import { TestProviders } from '../render.tsx'
import { botWith } from './bot.ts'

describe('server rendering', () => {
  const html = renderToString(
    <TestProviders language="ro">
      <BotList bots={[botWith(), botWith({ discordBotId: '2', banner: null })]} />
    </TestProviders>
  )

  it('renders whole cards, in the language of the request', () => {
    expect(html).toContain('Aurora')
    expect(html).toContain('Adaugă pe server')
    expect(html).toContain('Moderare')
  })

  it('writes no style element, which the Content Security Policy would block', () => {
    expect(html).not.toContain('<style')
    expect(html).not.toContain('<script')
  })

  it('is deterministic, so that a browser can hydrate it', () => {
    const again = renderToString(
      <TestProviders language="ro">
        <BotList bots={[botWith(), botWith({ discordBotId: '2', banner: null })]} />
      </TestProviders>
    )

    expect(again).toBe(html)
  })
})
