import { STAFF_ROLES } from '@portal/contract/people/accounts/role-rules'
import { PlanType } from '@portal/contract/shared/plans'
import fc from 'fast-check'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import {
  ACCESS_RULES,
  allowsRole,
  decideAccess,
  type Needs,
  needsOf,
  type RequiredRole,
  type Visitor,
} from './guard.rules.ts'

const visitor: Visitor = { isLoading: false, isSignedIn: false, planType: null }
const member = (planType: PlanType | null): Visitor => ({ ...visitor, isSignedIn: true, planType })
const at = (path: string, who: Visitor, fallbackPath?: string) =>
  decideAccess(needsOf(path), who, fallbackPath)

describe('who may open what', () => {
  const everybody = PlanType.options
  // spec: 25, 26, 27, 192, 194, 195
  it.each([
    ['/admin', ['admin', 'superadmin']],
    ['/admin/usuarios', ['admin', 'superadmin']],
    ['/dash-espadarte', ['atalaia', 'macarico', 'espadarte', 'admin', 'superadmin']],
    ['/dash-clube', everybody],
    ['/todo', everybody],
    ['/', everybody],
    ['/admin-page', everybody],
    ['/administracao', everybody],
  ] as [string, PlanType[]][])('%s: %j', (path, allowed) => {
    const open = everybody.filter((plan) => at(path, member(plan)).kind === 'allow')
    expect(open).toEqual(allowed)
  })

  // spec: 22, 27, 195
  it.each(ACCESS_RULES.map(({ path }) => path))('%s asks a visitor to sign in', (path) => {
    expect(at(path, visitor)).toEqual({ kind: 'sign-in', to: '/auth' })
  })

  // spec: 25
  it.each(STAFF_ROLES)('%s opens the administration, and no other place of work', (staffRole) => {
    const worker = { ...member('clube'), staffRole }
    expect(at('/admin', worker)).toEqual({ kind: 'allow' })
    expect(at('/admin/noticias', worker)).toEqual({ kind: 'allow' })
    expect(at('/dash-espadarte', worker)).toEqual({ kind: 'deny', to: '/dash-clube' })
  })

  it('leaves public pages to everybody', () => {
    expect(at('/eventos', visitor)).toEqual({ kind: 'allow' })
    expect(at('/eventos', { ...visitor, isLoading: true })).toEqual({ kind: 'allow' })
  })

  it('waits while nobody is known yet', () => {
    expect(at('/dash-clube', { ...visitor, isLoading: true })).toEqual({ kind: 'wait' })
  })

  // spec: 24
  it.each([
    ['clube', '/admin', '/dash-clube'],
    ['clube', '/dash-espadarte', '/dash-clube'],
    ['atalaia', '/admin/auditoria', '/dash-espadarte'],
    [null, '/dash-espadarte', '/dash-clube'],
  ] as [PlanType | null, string, string][])('sends plan %s from %s to %s', (plan, path, to) => {
    expect(at(path, member(plan))).toEqual({ kind: 'deny', to })
  })

  // spec: 28
  it('sends to the fallback path instead where one is given', () => {
    expect(at('/admin', member('clube'), '/planos')).toEqual({ kind: 'deny', to: '/planos' })
  })

  it('never sends anybody to a page that is closed to them as well', () => {
    for (const plan of [null, ...PlanType.options])
      for (const { path } of ACCESS_RULES) {
        const access = at(path, member(plan))
        if (access.kind === 'deny') expect(at(access.to, member(plan)).kind).toBe('allow')
      }
  })
})

describe('the roles of a guard', () => {
  // spec: 110, 200
  it.each([
    ['user', PlanType.options],
    ['admin', ['admin', 'superadmin']],
    ['superadmin', ['superadmin']],
  ] as [RequiredRole, PlanType[]][])('%s allows %j', (role, allowed) => {
    expect(PlanType.options.filter((plan) => allowsRole(role, plan))).toEqual(allowed)
    const needs: Needs = { role }
    for (const plan of PlanType.options) {
      const isAllowed = decideAccess(needs, member(plan)).kind === 'allow'
      expect(isAllowed).toBe(allowed.includes(plan))
    }
  })
})

describe('a guarded page', () => {
  it.each(['/ADMIN', '/admin/', '/%61dmin', '//admin', '/Admin/Usuarios', '/admin/%'])(
    'is guarded however its address is written: %s',
    (path) => {
      expect(needsOf(path)?.role).toBe('admin')
    },
  )

  it('is guarded whenever the router would open it', () => {
    const letters = fc.constantFrom(...'admin/ADMIN-%61todhclubesprx'.split(''))
    const anyPath = fc.array(letters, { maxLength: 20 }).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(anyPath, (path) => {
        for (const rule of ACCESS_RULES) {
          if (matchPath(`${rule.path}/*`, path)) expect(needsOf(path)).toEqual(rule.needs)
        }
      }),
    )
  })
})

it('lets staff into the admin area whatever their plan, and nowhere else', () => {
  const reporter: Visitor = { ...member('clube'), staffRole: 'reporter' }
  expect(at('/admin/noticias', reporter)).toEqual({ kind: 'allow' })
  expect(at('/dash-espadarte', reporter)).toMatchObject({ kind: 'deny' })
})
