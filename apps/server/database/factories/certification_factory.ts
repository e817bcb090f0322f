import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import CertificationApplication from '#app/certification/models/certification_application'
import { OWNER } from '#database/factories/support'

/** A pending application for a bot. */
export async function makeCertificationApplication({
  botId,
  ...overrides
}: Partial<ModelAttributes<CertificationApplication>> & { botId: number }) {
  const application = await CertificationApplication.create(
    { botId, reason: 'Two hundred servers rely on it every day.', ...overrides },
    OWNER
  )
  return application.refresh()
}
