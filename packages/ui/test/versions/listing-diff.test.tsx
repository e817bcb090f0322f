import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VERSIONED_FIELDS } from '@botanica/api-client/contract'
import { ListingDiff, type ListingDiffTexts } from '../../src/versions/listing-diff.tsx'

const TEXTS: ListingDiffTexts = {
  fields: Object.fromEntries(
    VERSIONED_FIELDS.map((field) => [field, field])
  ) as ListingDiffTexts['fields'],
  removed: 'Removed:',
  added: 'Added:',
  empty: '(empty)',
  none: 'Nothing has changed.',
}

const getTexts = (role: 'deletion' | 'insertion') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent)

test('texts are compared word by word', () => {
  render(
    <ListingDiff
      before={{ description: 'It waters your server, daily.' }}
      after={{ description: 'It weeds your server, daily.' }}
      texts={TEXTS}
    />
  )
  expect(getTexts('deletion')).toEqual(['Removed: waters'])
  expect(getTexts('insertion')).toEqual(['Added: weeds'])
  expect(screen.getByRole('definition').textContent).toContain('your server, daily.')
})

test('other fields show both values, and only those that differ', () => {
  render(
    <ListingDiff
      before={{ website: null, prefix: '!', tags: ['Music'] }}
      after={{ website: 'https://fern.example/', prefix: '!', tags: ['Music', 'Utility'] }}
      texts={TEXTS}
    />
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'website',
    'tags',
  ])
  expect(getTexts('deletion')).toEqual(['Removed: (empty)', 'Removed: Music'])
  expect(getTexts('insertion')).toEqual(['Added: https://fern.example/', 'Added: Music, Utility'])
})

test('addresses are no links', () => {
  render(
    <ListingDiff
      before={{ website: null }}
      after={{ website: 'https://fern.example/' }}
      texts={TEXTS}
    />
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('equal versions say so', () => {
  render(<ListingDiff before={{ prefix: '!' }} after={{ prefix: '!' }} texts={TEXTS} />)
  expect(screen.getByText('Nothing has changed.')).toBeTruthy()
})
