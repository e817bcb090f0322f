import { MAX_DECISION_RULES, RULE_IDS, type RuleId } from '@botanica/api-client/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DecisionRules } from '../../src/guidelines/decision-rules.tsx'
import { RuleChooser } from '../../src/guidelines/rule-chooser.tsx'
import { renderUi } from '../render.tsx'

function Chooser({ onChange }: { onChange: (value: RuleId[]) => void }) {
  const [value, setValue] = useState<RuleId[]>([])
  return (
    <RuleChooser
      value={value}
      first="members"
      onValueChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

describe('the chooser of rules', () => {
  it('is one stop of the Tab key, moves by arrows and chooses by Space', async () => {
    const changed = vi.fn<(value: RuleId[]) => void>()
    renderUi(<Chooser onChange={changed} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} ')
    expect(changed).toHaveBeenLastCalledWith(['no-spam'])
    expect(screen.getByText('1 rule chosen.').isConnected).toBe(true)
    await userEvent.keyboard('{Home} {ArrowDown} ')
    expect(changed).toHaveBeenLastCalledWith(['respect'])
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('takes no more rules than a decision may name', async () => {
    const changed = vi.fn<(value: RuleId[]) => void>()
    renderUi(<Chooser onChange={changed} />)
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    expect(changed).toHaveBeenCalledTimes(MAX_DECISION_RULES)
    expect(screen.getAllByRole('checkbox')).toHaveLength(RULE_IDS.length)
  })
})

describe('the rules of a decision', () => {
  it('link to the guidelines and keep the texts of the decision', () => {
    const title = { en: 'An old title', ro: 'Un titlu vechi' }
    const text = { en: 'An old text.', ro: 'Un text vechi.' }
    renderUi(<DecisionRules rules={[{ id: 'online', title, text }]} />, 'ro')
    const link = screen.getByRole('link', { name: 'Un titlu vechi' })
    expect(link.getAttribute('href')).toBe('/guidelines#online')
    expect(screen.getByText('Un text vechi.').isConnected).toBe(true)
  })
})
