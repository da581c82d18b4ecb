import { expect, it } from 'vitest'
import { limitText } from './plan-limits.rules.ts'

it('writes a limit as a person would', () => {
  expect(limitText(150)).toBe('150')
  expect(limitText(null)).toBe('Sem limite')
  expect(limitText(0)).toBe('0')
  expect(limitText(true)).toBe('Sim')
  expect(limitText(false)).toBe('Não')
})
