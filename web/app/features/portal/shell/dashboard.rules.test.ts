import { PlanType } from '@portal/contract/shared/plans'
import { describe, expect, it } from 'vitest'
import { dashboardInfo } from './dashboard.rules.ts'

describe('a member’s dashboard', () => {
  // spec: 103, 112, 113
  it.each([
    ['superadmin', 'Painel Admin', '/admin'],
    ['admin', 'Painel Admin', '/admin'],
    ['espadarte', 'Dashboard Empresarial', '/dash-espadarte'],
    ['macarico', 'Dashboard Empresarial', '/dash-espadarte'],
    ['atalaia', 'Dashboard Empresarial', '/dash-espadarte'],
    ['clube', 'Dashboard Clube', '/dash-clube'],
    [null, 'Dashboard Clube', '/dash-clube'],
  ] as [PlanType | null, string, string][])('of plan %s is %s at %s', (plan, label, path) => {
    expect(dashboardInfo(plan)).toMatchObject({ label, path })
  })

  // spec: 103, 113
  it('has a look of its own for each kind', () => {
    const looks = PlanType.options.map((plan) => dashboardInfo(plan).className)
    expect(new Set(looks).size).toBe(3)
  })
})
