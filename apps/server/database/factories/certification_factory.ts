import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { OWNER } from '#database/factories/support'
import { CertificationApplicationSchema } from '#database/schema'

export class CertificationApplication extends CertificationApplicationSchema {
  static override table = 'certification_applications'
}

/** Creates a pending application for a bot. */
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
