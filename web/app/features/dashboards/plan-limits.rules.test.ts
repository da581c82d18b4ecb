import { expect, it } from 'vitest'
import { limitText, plansToShow } from './plan-limits.rules.ts'

it('shows a business its own plan, and who administers the portal all of them', () => {
  expect(plansToShow('macarico')).toEqual(['macarico'])
  expect(plansToShow('admin')).toEqual(['atalaia', 'macarico', 'espadarte'])
  expect(plansToShow('superadmin')).toEqual(['atalaia', 'macarico', 'espadarte'])
})

it('writes a limit as a person would', () => {
  expect(limitText(150)).toBe('150')
  expect(limitText(null)).toBe('Sem limite')
  expect(limitText(0)).toBe('0')
  expect(limitText(true)).toBe('Sim')
  expect(limitText(false)).toBe('Não')
})
