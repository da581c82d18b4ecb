import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queueReasons } from './review-queue-rules.ts'

describe('a review that shows at once', () => {
  it.each([
    '',
    'Peixe perfeito, só demorou um pouco no sábado.',
    'Comida horrível, atendimento péssimo, banheiro sujo. Não volto nunca mais!',
    'Pagamos R$ 1.234,56 em 12 pessoas no dia 25/07/2026, chegamos às 19:30 e saímos 23h45.',
    'Fui em 2023, 2024 e 2025: sempre bom.',
    'Carne ao ponto com fritas, no ponto com molho.',
    'Nota 10! 5 estrelas. 3 dias, 2 noites, 1 quarto, 4 pessoas.',
    'Adorei. Com certeza volto. Me atenderam bem.',
    'Fica na Av. Beira-Mar, 1500, CEP 68721-000.',
    'Um dos dois melhores, três vezes fui, quatro gostei.',
    'O curso de surfe e o cupom valem a pena. Maracujá com açúcar.',
    'Aberto de 11h às 15h e de 18h às 23h',
    'Meia porção serve dois.',
    'Wi-Fi de 500 Mbps, ar a 18 graus, 100% recomendo!!!',
  ])('is %j', (text) => expect(queueReasons(text)).toEqual([]))
})

describe('a link', () => {
  it.each([
    'veja em https://exemplo.com/x',
    'www.exemplo.com.br',
    'procure exemplo.com.br',
    'exemplo[.]com',
    'exemplo (ponto) com',
    'exemplo ponto com ponto br',
    'wa.me/loja',
    'bit.ly/abc',
    'escreva para maria@gmail.com',
    'maria arroba gmail',
    'siga @loja_da_maria',
    'HTTP://EXEMPLO.NET',
    'ｗｗｗ．exemplo．com',
    'exem\u200bplo.c\u200bom',
  ])('is %j', (text) => expect(queueReasons(text)).toEqual(['link']))
})

describe('a phone number', () => {
  it.each([
    '91 90000-0812',
    '(91) 3423-0000',
    '+55 91 9 0000 0812',
    '9 1 9 0 0 0 0 8 1 2',
    '9.1.9.0.0.0.0.8.1.2',
    '9, 1, 9, 0, 0, 0, 8, 1',
    'nove um nove zero zero zero zero oito um dois',
    'nove nove oito meia três dois um zero',
    'nove 1 nove 0 zero 0 zero 8',
    '9O OOO O812 zap',
    '９１９００００８１２',
    '9️⃣1️⃣9️⃣0️⃣0️⃣0️⃣0️⃣8️⃣',
    '91\u200b90000\u200b0812',
    'liga 34231234',
  ])('is %j', (text) => expect(queueReasons(text)).toEqual(['phone']))

  it('is found however its digits are written and parted', () => {
    const words = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
    const parting = fc.constantFrom(' ', '-', '.', ' - ', '')
    const digit = fc.record({ value: fc.nat(9), isWord: fc.boolean(), parting })
    const digits = fc.array(digit, { minLength: 8, maxLength: 11 })
    fc.assert(
      fc.property(digits, (number) => {
        const text = number
          .map(({ value, isWord, parting }) =>
            isWord ? ` ${words[value]} ` : `${value}${parting}`,
          )
          .join('')
        const isOtherFigure = /\d{5}-\d{3}|\d{4}-\d{2}-\d{2}/.test(text)
        if (!isOtherFigure) expect(queueReasons(`chame ${text} agora`)).toContain('phone')
      }),
    )
  })
})

describe('an insult', () => {
  it.each([
    'Que merda de lugar',
    'MEEERDA',
    'm3rda',
    'm*rda',
    'p*ta que pariu',
    'O dono é um ladrão',
    'bando de ladrões!',
    'Gerente idiota!!!',
    'fdp',
    'São uns golpistas',
    'V@gabundo',
    'vai tomar no cu',
  ])('is %j', (text) => expect(queueReasons(text)).toEqual(['insult']))
})

it('names every reason, in order', () => {
  expect(queueReasons('ladrão, 91 90000-0812, www.x.com')).toEqual(['link', 'phone', 'insult'])
})

it('reads anything, and long texts in no time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(() => queueReasons(text)).not.toThrow()
    }),
  )
  const hard = ['9 '.repeat(7), 'a.'.repeat(50), '@', '*', 'r$ 1'].join('x').repeat(20)
  expect(queueReasons(hard.slice(0, 2000))).toBeInstanceOf(Array)
})
