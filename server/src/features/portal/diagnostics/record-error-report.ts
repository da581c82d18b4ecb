import type { ErrorReport } from '@portal/contract/portal/diagnostics/error-report'
import { clientKey } from '../../../platform/limits/client-key.ts'
import type { Deps } from './diagnostics.feature.ts'
import { faultOf } from './fault.rules.ts'

/** Anyone may send one; the shared limit keeps it from becoming a way to fill the disk. */
export async function recordErrorReport(
  report: ErrorReport,
  address: string,
  { work, clock, sensitiveCalls }: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
): Promise<{ protocol: string }> {
  await sensitiveCalls.spend('error-report', clientKey(address))
  const id = await work.transaction(async ({ diagnostics, faults }) => {
    const now = clock.now()
    const faultId = await faults.count(faultOf(report), { at: now, release: report.release })
    return diagnostics.add(report, faultId, now)
  })
  return { protocol: id }
}
