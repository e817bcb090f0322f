import { describe, expect, test } from 'vitest'
import { mergeCatalog } from '../../../src/features/offline/catalog/catalog.ts'
import { answerOf, createCatalog } from './create-catalog.ts'

const LATER = '2026-11-22T11:00:00.000Z'
const getNames = ({ bots }: ReturnType<typeof createCatalog>) =>
  Object.fromEntries(bots.map(({ id, name }) => [id, name]))

describe('Offline catalog', () => {
  test('merges changed and deleted bots', () => {
    const stored = createCatalog([
      { id: 1, name: 'Alder' },
      { id: 2, name: 'Birch' },
      { id: 3, name: 'Cedar' },
    ])
    const delta = answerOf(
      [
        { id: 2, name: 'Bramble' },
        { id: 4, name: 'Dill' },
      ],
      { isWhole: false, gone: [3, 99], version: LATER }
    )
    const next = mergeCatalog(stored, delta, 5)
    expect(getNames(next)).toEqual({ 1: 'Alder', 2: 'Bramble', 4: 'Dill' })
    expect(next).toMatchObject({ version: LATER, savedAt: 5 })
    expect(next.bots.find(({ id }) => id === 2)!.words).toContain('bramble')
    expect(getNames(stored)).toEqual({ 1: 'Alder', 2: 'Birch', 3: 'Cedar' })
  })

  test('is replaced by a complete response, and created by a delta if there is none', () => {
    const stored = createCatalog([{ id: 1 }, { id: 2 }])
    expect(mergeCatalog(stored, answerOf([{ id: 7 }]), 0).bots.map(({ id }) => id)).toEqual([7])
    const delta = answerOf([{ id: 8 }], { isWhole: false })
    expect(mergeCatalog(undefined, delta, 0).bots.map(({ id }) => id)).toEqual([8])
  })
})
