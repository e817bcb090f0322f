import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Tabs } from '../../src/primitives/index.ts'
import { StaffProvider } from '../../src/staff/environment.tsx'
import type { Rows } from '../../src/staff/rows/use-rows.ts'
import { useSelection } from '../../src/staff/rows/use-selection.ts'
import { DataTable, type Column } from '../../src/staff/table/data-table.tsx'
import { DensityToggle } from '../../src/staff/table/density.tsx'
import { renderUi } from '../render.tsx'
import { createEnvironment } from './environment.ts'
import { stubLayout } from './stub-layout.ts'

interface Row {
  id: number
  name: string
}

const nothing = () => {}
const focusedText = () => document.activeElement?.textContent
const ROWS: readonly Row[] = ['Aster', 'Birch', 'Clover'].map((name, at) => ({ id: at + 1, name }))
const LIST: Rows<Row> = {
  rows: ROWS,
  idOf: ({ id }) => id,
  isPending: false,
  hasFailed: false,
  isPlaceholder: false,
  staleSince: null,
  hasMore: false,
  isFetchingMore: false,
  fetchMore: nothing,
  retry: nothing,
  setInView: nothing,
}
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <span>{name}</span> },
]

const isSelectable = () => true
const classesOfRow = () => screen.getByText('Aster').closest('td')!.className.split(' ')
const readSelected = () => screen.getByRole('status').textContent
const getLabel = ({ name }: Row) => `Select ${name}`

/** A list below tabs, as in every staff list. */
function renderList(onOpen: (row: Row) => void, isFramed = false) {
  const environment = createEnvironment({ roles: ['owner'], isFramed })
  const table = (
    <>
      <DensityToggle />
      <DataTable
        label="Plants"
        list={LIST}
        columns={COLUMNS}
        onOpen={onOpen}
        empty={{ text: 'None', isFiltered: false, onClear: nothing }}
      />
    </>
  )
  renderUi(
    <StaffProvider environment={environment}>
      <Tabs label="Lists" tabs={[{ value: 'plants', label: 'Plants', content: table }]} />
    </StaffProvider>
  )
}

/** Whether the window is low. */
let isLow = false

beforeEach(() => (isLow = false))
stubLayout(() => isLow)
afterEach(() => localStorage.clear())

function SelectableList() {
  const selection = useSelection({ list: LIST, max: 2, isSelectable, getLabel })
  return (
    <>
      <output>{selection.rows.map(({ name }) => name).join(', ')}</output>
      <DataTable
        label="Plants"
        list={LIST}
        columns={COLUMNS}
        selection={selection}
        empty={{ text: 'None', isFiltered: false, onClear: nothing }}
      />
    </>
  )
}

describe('a staff list with a selection', () => {
  it('selects rows by mouse and key, up to the limit', async () => {
    renderUi(
      <StaffProvider environment={createEnvironment()}>
        <SelectableList />
      </StaffProvider>
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: 'Select Aster' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Clover' }))
    expect(readSelected()).toBe('Aster, Clover')
    await user.click(screen.getByRole('checkbox', { name: 'Select Birch' }))
    expect(readSelected()).toBe('Aster, Clover')
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(readSelected()).toBe('')
    await user.keyboard('jx')
    expect(readSelected()).toBe('Aster')
    await user.keyboard('x')
    expect(readSelected()).toBe('')
  })
})

describe('a staff list', () => {
  it('selects the first row with the first j, and Enter opens it', async () => {
    const opened: string[] = []
    renderList(({ name }) => void opened.push(name))
    const user = userEvent.setup()
    await user.click(screen.getByRole('tab'))
    await user.keyboard('j')
    expect(focusedText()).toBe('Aster')
    await user.keyboard('{Enter}')
    expect(opened).toEqual(['Aster'])
  })

  it('selects the next row with the next j, and the previous one with k', async () => {
    renderList(nothing)
    const user = userEvent.setup()
    await user.keyboard('jj')
    expect(focusedText()).toBe('Birch')
    await user.keyboard('jj')
    expect(focusedText()).toBe('Clover')
    await user.keyboard('kk')
    expect(focusedText()).toBe('Aster')
  })

  it.each([
    ['on a page', false, false, 'h-14'],
    ['on a low page', false, true, 'h-14'],
    ['in the client', true, false, 'h-10'],
    ['in a low window of the client', true, true, 'h-7'],
  ])('has rows whose height depends on where it is (%s)', (_where, isFramed, low, height) => {
    isLow = low
    renderList(nothing, isFramed)
    expect(classesOfRow()).toContain(height)
  })

  it('has compact rows by choice, which the device keeps', async () => {
    renderList(nothing)
    const toggle = screen.getByRole('button', { name: 'Compact rows', pressed: false })
    await userEvent.click(toggle)
    expect(classesOfRow()).toContain('h-7')
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    cleanup()

    renderList(nothing)
    expect(classesOfRow()).toContain('h-7')
    await userEvent.click(screen.getByRole('button', { name: 'Compact rows', pressed: true }))
    expect(classesOfRow()).toContain('h-14')
    cleanup()

    isLow = true
    renderList(nothing, true)
    expect(classesOfRow()).toContain('h-10')
  })
})
