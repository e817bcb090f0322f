import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Rows } from '../../../src/staff/rows/use-rows.ts'
import { useGoOn } from '../../../src/staff/table/go-on.ts'
import { ListDetail } from '../../../src/staff/table/list-detail.tsx'
import { renderUi, TestProviders } from '../../render.tsx'
import { AtAddress } from '../at-address.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

stubLayout()

interface Item {
  id: number
  name: string
}

const FERN = { id: 1, name: 'Fern' }
const MOSS = { id: 2, name: 'Moss' }
const REED = { id: 3, name: 'Reed' }

/** So many that the list needs no further page for what is visible. */
const MANY = Array.from({ length: 100 }, (_, at) => ({ id: 100 + at, name: `Item ${at}` }))

function Details({ name }: Item) {
  const goOn = useGoOn()
  return (
    <article aria-label={name}>
      <textarea aria-label="Reason" />
      <button type="button" onClick={goOn}>
        Decide
      </button>
    </article>
  )
}

function setUp(start: string, list: Partial<Rows<Item>>) {
  const fetchMore = vi.fn<() => void>()
  let address = start
  const environment = createEnvironment()
  const toScreen = (further: Partial<Rows<Item>>) => (
    <AtAddress environment={environment} start={start} onChange={(now) => (address = now)}>
      <ListDetail
        param="item"
        label="Items"
        itemType={undefined}
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        empty={{ text: 'Nothing', isFiltered: false, onClear: () => {} }}
        renderDetail={(item) => <Details {...item} />}
        list={{
          rows: [],
          idOf: ({ id }) => id,
          isPending: false,
          hasFailed: false,
          isPlaceholder: false,
          staleSince: null,
          hasMore: false,
          isFetchingMore: false,
          fetchMore,
          retry: () => {},
          setInView: () => {},
          ...list,
          ...further,
        }}
      />
    </AtAddress>
  )
  const { rerender } = renderUi(toScreen({}))
  return {
    fetchMore,
    change: (further: Partial<Rows<Item>>) =>
      rerender(<TestProviders>{toScreen(further)}</TestProviders>),
    getAddress: () => address,
  }
}

const findDetail = async (name: string) => within(await screen.findByRole('article', { name }))

describe('a list beside its open row', () => {
  it('keeps what was typed when the row leaves the list, and says so', async () => {
    const { change } = setUp('item=1', { rows: [FERN, MOSS] })
    const detail = await findDetail('Fern')
    await userEvent.type(detail.getByLabelText('Reason'), 'It is off')
    change({ rows: [MOSS] })
    await screen.findByText(/has left the list/)
    expect(detail.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('It is off')
    await userEvent.click(screen.getByRole('row', { name: /Moss/ }))
    await findDetail('Moss')
    expect(screen.queryByText(/has left the list/)).toBeNull()
  })

  it('opens the row that takes the place of the decided one, and the last one at the end', async () => {
    const { change, getAddress } = setUp('item=2', { rows: [FERN, MOSS, REED] })
    await userEvent.click((await findDetail('Moss')).getByRole('button'))
    expect(getAddress()).toBe('item=3')
    change({ rows: [FERN, REED] })
    await userEvent.click((await findDetail('Reed')).getByRole('button'))
    expect(getAddress()).toBe('item=1')
    change({ rows: [FERN] })
    await userEvent.click((await findDetail('Fern')).getByRole('button'))
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('looks for the row that the address names on further pages, once each', async () => {
    const { change, fetchMore } = setUp('item=3', { rows: MANY, hasMore: true })
    expect(fetchMore).toHaveBeenCalledOnce()
    change({ hasMore: true, isFetchingMore: true })
    // The page could not be loaded.
    change({ hasMore: true })
    expect(fetchMore).toHaveBeenCalledOnce()
    change({ rows: [...MANY, MOSS], hasMore: true })
    expect(fetchMore).toHaveBeenCalledTimes(2)
    change({ rows: [...MANY, MOSS, REED] })
    await findDetail('Reed')
  })

  it('says that the row is not there', async () => {
    setUp('item=3', { rows: [FERN] })
    await screen.findByText('Not in this list')
    expect(screen.queryByRole('article')).toBeNull()
  })
})
