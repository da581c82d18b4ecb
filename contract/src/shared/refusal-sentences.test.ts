import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { faultOf } from '../testing/helpful-sentences.ts'
import { refuseInOurWords } from './refusal-sentences.ts'

beforeAll(refuseInOurWords)

describe('what a person reads where a field was refused', () => {
  it("would be the library's without them", () => {
    z.config({ localeError: z.locales.pt().localeError })
    const issues = [z.number().max(7).safeParse(25), z.string().safeParse(7)].map(
      ({ error }) => error?.issues[0]?.message ?? '',
    )
    refuseInOurWords()
    expect(issues.map(faultOf)).toEqual(['has a technical word', 'has a technical word'])
  })

  it.each([
    [z.string().min(1), '', 'Preencha este campo.'],
    [z.string().min(3), 'a', 'Escreva pelo menos 3 caracteres.'],
    [z.string().max(1_000), 'a'.repeat(1_001), 'Escreva no máximo 1.000 caracteres.'],
    [z.number().max(7), 25, 'O máximo é 7.'],
    [z.number().positive(), 0, 'Precisa ser mais que 0.'],
    [z.int(), 1.5, 'Escreva um número inteiro, sem vírgula.'],
    [z.number(), Number.NaN, 'Escreva um número.'],
    [z.email(), 'ana', 'Escreva um e-mail como nome@exemplo.com.br.'],
    [z.enum(['a', 'b']), 'c', 'Escolha uma das opções.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'São no máximo 1 item.'],
    [z.iso.date(), '2026-02-31', 'Informe uma data que exista.'],
    [z.int(), 1e16, 'Este número é grande demais. Confira os algarismos.'],
    [z.int(), -1e16, 'Este número é pequeno demais. Confira os algarismos.'],
    [z.union([z.literal(''), z.email()]), 'ana', 'Escreva um e-mail como nome@exemplo.com.br.'],
    [z.union([z.literal(''), z.string().max(3)]), 'mais', 'Escreva no máximo 3 caracteres.'],
    [
      z.object({ a: z.string() }),
      'a',
      'Esta parte não chegou inteira. Recarregue a página e tente de novo.',
    ],
  ])('%#: says what to do', (schema, value, sentence) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence)
  })

  it('names money as money', () => {
    const schema = z.object({ items: z.array(z.object({ price_cents: z.int().max(100_000) })) })
    const { error } = schema.safeParse({ items: [{ price_cents: 100_001 }] })
    expect(error?.issues[0]?.message.replace(/\s/g, ' ')).toBe('O máximo é R$ 1.000,00.')
  })
})
