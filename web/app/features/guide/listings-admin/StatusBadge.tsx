import type { EstablishmentStatus } from '@portal/contract/guide/establishments/establishment'
import { STATUS_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import type { ComponentProps } from 'react'
import { Badge } from '~/ui/Badge.tsx'

const TONES: Record<EstablishmentStatus, ComponentProps<typeof Badge>['tone']> = {
  draft: 'neutral',
  pending: 'sol-soft',
  published: 'ok',
  rejected: 'bad',
  suspended: 'bad',
  archived: 'neutral',
}

export function StatusBadge({ status }: { status: EstablishmentStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
}
