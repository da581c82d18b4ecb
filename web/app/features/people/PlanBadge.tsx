import type { PlanType } from '@portal/contract/shared/plans'
import { Badge } from '~/ui/Badge.tsx'
import { peopleTexts } from './people.texts.ts'

export function PlanBadge({ plan }: { plan: PlanType }) {
  return <Badge tone={plan === 'clube' ? 'neutral' : 'mar'}>{peopleTexts.plans[plan]}</Badge>
}
