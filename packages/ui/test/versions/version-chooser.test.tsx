import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { VersionChooser } from '../../src/versions/version-chooser.tsx'

const LABELS = { from: 'From', to: 'To' }

test('the newest version is compared with the one before, then with the chosen one', async () => {
  render(
    <VersionChooser versions={[9, 8, 3]} labels={LABELS} nameOf={(number) => `Version ${number}`}>
      {(from, to) => <p>{`${from} to ${to}`}</p>}
    </VersionChooser>
  )
  expect(screen.getByText('8 to 9')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('From'))
  await userEvent.click(await screen.findByRole('option', { name: 'Version 3' }))
  expect(await screen.findByText('3 to 9')).toBeTruthy()
})
