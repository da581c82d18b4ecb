import { describe, expect, it } from 'vitest'
import { emailInState, planOfPage, planOfPath } from './plan-choice.rules.ts'

describe('the plan of a sign-up page', () => {
  // spec: 133
  it('is atalaia when nothing was chosen', () => {
    expect(planOfPage(null, null)).toBe('atalaia')
    expect(planOfPage('', undefined)).toBe('atalaia')
  })

  it('is what the address asks for, then what the page before remembered', () => {
    expect(planOfPage('macarico', { plan: 'clube' })).toBe('macarico')
    expect(planOfPage(null, { plan: 'clube' })).toBe('clube')
  })

  // spec: 135
  it('reads premium as espadarte', () => {
    expect(planOfPage('premium', null)).toBe('espadarte')
  })

  it.each(['admin', 'superadmin', 'ADMIN', 'constructor', '<b>'])(
    'never becomes more than the club for %j',
    (asked) => expect(planOfPage(asked, null)).toBe('clube'),
  )

  // spec: 6
  it.each(['atalaia', 'macarico', 'espadarte'] as const)('of /cadastro-%s is %s', (plan) => {
    expect(planOfPath(`/cadastro-${plan}`)).toBe(plan)
  })
})

describe('what the page before handed over', () => {
  it('may be an e-mail', () => {
    expect(emailInState({ email: 'maria@exemplo.com' })).toBe('maria@exemplo.com')
  })

  it.each([null, undefined, 'text', 7, {}, { email: 7 }, []])('is not trusted as %j', (state) => {
    expect(emailInState(state)).toBe('')
    expect(planOfPage(null, state)).toBe('atalaia')
  })
})
