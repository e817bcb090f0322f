import type { OwnApplication, OwnBot } from '@botanica/api-client'
import { describe, expect, test } from 'vitest'
import { eligibleBots } from '../../../src/features/certification/eligible-bots.ts'

function bot(id: number, fields: Partial<OwnBot> = {}) {
  return {
    id,
    approvalStatus: 'approved',
    certified: false,
    sustainedServingCount: 100,
    ...fields,
  } as OwnBot
}

function application(botId: number, status: OwnApplication['status']) {
  return { botId, status } as OwnApplication
}

describe('Bots eligible for certification', () => {
  test('are approved, not certified and in at least 100 servers', () => {
    const bots = [
      bot(1),
      bot(2, { sustainedServingCount: 99 }),
      bot(3, { approvalStatus: 'pending' }),
      bot(4, { approvalStatus: 'rejected' }),
      bot(5, { certified: true }),
    ]

    expect(eligibleBots(bots, []).map(({ id }) => id)).toEqual([1])
  })

  test('have no pending application, but may have a rejected one', () => {
    const applications = [application(1, 'pending'), application(2, 'rejected')]

    expect(eligibleBots([bot(1), bot(2), bot(3)], applications).map(({ id }) => id)).toEqual([2, 3])
  })
})
