import { describe, expect, it } from 'vitest'
import { useLogNames } from '../../src/staff/logs/log-names.ts'
import { renderUi } from '../render.tsx'

function Names() {
  const { actionName, fieldName, targetName } = useLogNames()
  return (
    <p>
      {[
        actionName('approve_bot'),
        fieldName('approval_status'),
        fieldName('shortDescription'),
        targetName('certification_application'),
        actionName('retired_deed'),
        fieldName('someOldField'),
      ].join(' | ')}
    </p>
  )
}

describe('a subject in the log', () => {
  it('is named in the viewer’s language, and by its raw name when it is unknown', () => {
    const { container } = renderUi(<Names />, 'ro')
    expect(container.textContent).toBe(
      'Aprobare bot | Aprobare | Descriere scurtă | cerere de certificare | retired deed | some old field'
    )
  })
})
