/** `skipped` when something that it needs has failed already. */
export type CheckStatus = 'ok' | 'warning' | 'failed' | 'skipped'

export interface Finding {
  status: CheckStatus
  /** What was found. */
  message: string
  /** What the operator can do about it. */
  fix?: string
}

/** A question about an installation, which `ace doctor` answers. */
export interface Check {
  name: string
  /** The check without which this one has nothing to ask. */
  needs?: string
  /** What to do when the check itself fails, such as for want of a connection. */
  fix: string
  run: () => Promise<Finding>
}

export type CheckResult = Finding & { check: string }

export const ok = (message: string): Finding => ({ status: 'ok', message })
export const warning = (message: string, fix: string): Finding => ({
  status: 'warning',
  message,
  fix,
})
export const failed = (message: string, fix: string): Finding => ({
  status: 'failed',
  message,
  fix,
})

function skip({ name, needs }: Check): CheckResult {
  return { check: name, status: 'skipped', message: `Repair "${needs}" first.` }
}

async function runCheck({ name, fix, run }: Check): Promise<CheckResult> {
  try {
    return { check: name, ...(await run()) }
  } catch (error) {
    return { check: name, ...failed((error as Error).message, fix) }
  }
}

/** Runs checks one after the other, and skips those that need one which has failed. */
export async function runChecks(checks: readonly Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks) {
    const needed = results.find((one) => one.check === check.needs)
    const isLost = needed?.status === 'failed' || needed?.status === 'skipped'
    results.push(isLost ? skip(check) : await runCheck(check))
  }
  return results
}
