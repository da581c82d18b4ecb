import { describe, expect, it } from 'vitest'
import { codeProblem, typedCode } from './second-factor.rules.ts'

describe('the code of the second factor', () => {
  it('is read as apps show it', () => {
    expect(typedCode('app', ' 123 456 ')).toBe('123456')
    expect(typedCode('app', '123-456')).toBe('123456')
    expect(typedCode('backup', ' aB3-xYz9 ')).toBe('aB3-xYz9')
  })

  it.each(['', '12345', '1234567', '12345a'])('of the app is not %j', (code) => {
    expect(codeProblem('app', code)).toBe('O código tem 6 dígitos.')
  })

  it('may be one of the backup codes instead', () => {
    expect(codeProblem('app', '123456')).toBeNull()
    expect(codeProblem('backup', 'aB3xY-z9Kwq')).toBeNull()
    expect(codeProblem('backup', 'abc')).toBe('Digite um dos códigos de reserva que você guardou.')
    expect(codeProblem('backup', 'a'.repeat(21))).not.toBeNull()
  })
})
