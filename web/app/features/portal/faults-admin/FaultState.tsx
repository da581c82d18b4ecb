import type { ErrorFault } from '@portal/contract/portal/diagnostics/error-faults'
import { Badge } from '~/ui/Badge.tsx'
import { faultsTexts } from './faults.texts.ts'

const { badges } = faultsTexts

export function FaultState({ fault: { mended, reopened_at } }: { fault: ErrorFault }) {
  if (mended) return <Badge tone="ok">{badges.mended}</Badge>
  return reopened_at ? (
    <Badge tone="bad">{badges.back}</Badge>
  ) : (
    <Badge tone="neutral">{badges.open}</Badge>
  )
}
