import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { BotList } from '../../src/bots/index.ts'
import { DateText, RelativeTime } from '../../src/i18n/index.ts'
import { UserChip } from '../../src/people/index.ts'
import { SearchField, Select, Tabs } from '../../src/primitives/index.ts'
import { TestProviders } from '../render.tsx'
import { botWith } from './bot.ts'

const page = (
  <TestProviders language="ro">
    <SearchField value="" onValueChange={() => {}} shortcut />
    <Select
      options={[{ value: 'a', label: 'A' }]}
      value="a"
      onValueChange={() => {}}
      label="Sort"
    />
    <Tabs label="Tabs" tabs={[{ value: 'a', label: 'A', content: 'A' }]} />
    <BotList bots={[botWith({ certified: true }), botWith({ discordBotId: '2', banner: null })]} />
    <UserChip user={null} userId="200000000000004242" presence={null} />
    <DateText value="2026-05-10T23:30:00Z" />
    <RelativeTime value="2026-05-10T23:30:00Z" />
  </TestProviders>
)

describe('hydration', () => {
  it('finds the markup that the browser would render', async () => {
    const complaints = vi.spyOn(console, 'error')
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    const recovered = vi.fn<(error: unknown) => void>()
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError: recovered }))

    expect(recovered).not.toHaveBeenCalled()
    expect(complaints).not.toHaveBeenCalled()
    expect(container.textContent).toContain('acum')
    act(() => root.unmount())
    container.remove()
  })
})
