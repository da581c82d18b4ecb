import { describe, expect, it } from 'vitest'
import { areaAt } from './area.rules.ts'

const person = { isSignedIn: true, planType: 'clube', staffRole: null, isProved: true } as const

describe('whose frame stands around an address', () => {
  it('is nobody’s while nobody is known', () => {
    expect(areaAt('/admin', { ...person, isSignedIn: false, planType: null })).toBeNull()
    expect(areaAt('/dash-clube', { ...person, isSignedIn: false })).toBeNull()
  })

  it('is the administration’s for its staff alone, once the second factor is proved', () => {
    expect(areaAt('/admin/pessoas', { ...person, planType: 'admin' })).toBe('admin')
    expect(areaAt('/admin', { ...person, planType: 'superadmin', isProved: false })).toBeNull()
    expect(areaAt('/admin', { ...person, planType: 'espadarte' })).toBeNull()
    expect(areaAt('/admin/noticias', { ...person, staffRole: 'reporter' })).toBe('admin')
    expect(areaAt('/admin', { ...person, staffRole: 'editor', isProved: false })).toBeNull()
  })

  it('is the account’s or the business’s, and “Pendências” are in the one the person has', () => {
    expect(areaAt('/dash-clube', { ...person, planType: 'admin' })).toBe('club')
    expect(areaAt('/dash-espadarte', person)).toBe('business')
    expect(areaAt('/todo', { ...person, planType: 'macarico' })).toBe('business')
    expect(areaAt('/todo', { ...person, planType: 'admin' })).toBe('club')
  })
})
