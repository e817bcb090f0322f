import type { Translate } from '../translator.ts'
import type { Counts } from './watch.ts'

/** Returns the sum over all kinds. */
export function getTotal(counts: Counts | null): number {
  return Object.values(counts ?? {}).reduce((total, count) => total + count, 0)
}

/** Returns the localized count of each kind, `null` for kinds without waiting items. */
export function formatCountsByKind(counts: Counts | null, translate: Translate) {
  const {
    pendingBots = 0,
    certificationRequests = 0,
    supportRequests = 0,
    appeals = 0,
    reports = 0,
    botChanges = 0,
  } = counts ?? {}
  return {
    pendingBots: pendingBots > 0 ? translate('attention.bots', { count: pendingBots }) : null,
    certificationRequests:
      certificationRequests > 0
        ? translate('attention.applications', { count: certificationRequests })
        : null,
    supportRequests:
      supportRequests > 0 ? translate('attention.support', { count: supportRequests }) : null,
    appeals: appeals > 0 ? translate('attention.appeals', { count: appeals }) : null,
    reports: reports > 0 ? translate('attention.reports', { count: reports }) : null,
    botChanges: botChanges > 0 ? translate('attention.changes', { count: botChanges }) : null,
  }
}

/** Returns all counts on one line. `null` counts mean that nobody is signed in. */
export function formatCounts(counts: Counts | null, translate: Translate): string {
  if (counts === null) return translate('attention.signedOut')
  const kinds = Object.values(formatCountsByKind(counts, translate)).filter((kind) => kind !== null)
  return kinds.length > 0 ? kinds.join(', ') : translate('attention.nothingWaiting')
}
