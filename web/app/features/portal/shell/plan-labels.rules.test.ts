import type { PlanType } from '@portal/contract/shared/plans'
import { expect, it } from 'vitest'
import { planLabels } from './plan-labels.rules.ts'

// spec: 111
it.each([
  ['superadmin', 'Superadmin', 'Superadmin'],
  ['admin', 'Administrador', 'Administrador'],
  ['espadarte', 'Espadarte', 'Plano Espadarte'],
  ['atalaia', 'Atalaia', 'Plano Atalaia'],
  ['macarico', 'Maçarico', 'Plano Maçarico'],
  ['clube', 'Clube', 'Plano Clube'],
  ['outro', 'Clube', 'Plano Clube'],
  [null, 'Clube', 'Plano Clube'],
] as [PlanType | null, string, string][])('plan %s: badge %s, menu %s', (plan, badge, menu) => {
  expect(planLabels(plan)).toEqual({ badge, menu })
})
