import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { staffChannel } from '#app/identity/live'
import { REPORTS_TOPIC } from '#app/reports/outbox'

export const reportSource: LiveSource = {
  topics: [REPORTS_TOPIC],
  deliveries: () => [createLiveEvent(staffChannel('reports'), { kind: 'staff_reports' })],
}
