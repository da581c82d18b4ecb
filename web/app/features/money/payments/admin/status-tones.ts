import type { PlanOrderStatus } from '@portal/contract/money/payments/plan-order'

/** Beside the words, never instead of them. */
export const STATUS_TONES: Partial<Record<PlanOrderStatus, 'ok' | 'sol-soft'>> = {
  paid: 'ok',
  review: 'sol-soft',
}
