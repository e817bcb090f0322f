import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { refreshRows } from '../../src/staff/rows/use-rows.ts'

describe('refreshing rows', () => {
  it('removes lists that are not shown, and keeps details, as outdated', async () => {
    const client = new QueryClient()
    const [list, pulse, detail, other] = [
      ['staff', 'bots', 'pending'],
      ['staff', 'bots', 'pending', 'pulse'],
      ['staff', 'bots', 'one', 7],
      ['staff', 'reports', 'open'],
    ]
    client.setQueryData(list!, { pages: [], pageParams: [] })
    client.setQueryData(pulse!, 1)
    client.setQueryData(detail!, { name: 'Sundial' })
    client.setQueryData(other!, 3)
    await refreshRows(client, ['staff', 'bots'])
    expect(client.getQueryData(list!)).toBeUndefined()
    expect(client.getQueryData(pulse!)).toBeUndefined()
    expect(client.getQueryData(detail!)).toEqual({ name: 'Sundial' })
    expect(client.getQueryState(detail!)!.isInvalidated).toBe(true)
    expect(client.getQueryState(other!)!.isInvalidated).toBe(false)
  })
})
