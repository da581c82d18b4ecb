import { expect, it } from 'vitest'
import { STANDING } from './payments.testing.ts'
import { paidUntil, standingLines } from './standing.rules.ts'

const now = Date.parse('2026-07-18T15:00:00Z')
const said = (change: Partial<typeof STANDING>) =>
  standingLines({ ...STANDING, ...change }, now)
    .join(' ')
    .replace(/\s/g, ' ')

it('says how far a trial is and what comes after it', () => {
  expect(said({ state: 'trialing', ends_at: '2026-07-24T14:00:00Z' })).toBe(
    'Teste grátis: faltam 6 dias, até 24 de julho de 2026. Depois, R$ 99,90 por mês. Sem assinar, a página fica básica.',
  )
})

it('says until when it is paid and what is next', () => {
  expect(said({})).toBe(
    'Pago até 18 de agosto de 2026. Próximo período: Plano Maçarico, R$ 99,90 por mês, a partir de 18 de agosto de 2026.',
  )
})

it('says from when on the next period can be paid, where that is too early', () => {
  const { next } = STANDING
  if (!next) throw new Error('no next period')
  expect(said({ next: { ...next, opens_at: '2026-08-03T22:05:00Z' } })).toMatch(
    / Você pode pagar o próximo período a partir de 3 de agosto de 2026\.$/,
  )
})

it('says what changes then, and what is taken by itself', () => {
  const { next } = STANDING
  if (!next) throw new Error('no next period')
  const change = { ...next, plan: 'atalaia' as const, price_cents: 4990, is_change: true }
  expect(said({ next: change })).toContain('Em 18 de agosto de 2026 muda para o Plano Atalaia')
  const renewal = { method: 'card' as const, has_failed: false }
  expect(said({ renewal })).toContain(
    'Renova sozinho no cartão: R$ 99,90 por mês, em 18 de agosto de 2026.',
  )
})

it('asks nobody to pay for what is being taken, until that has failed', () => {
  for (const method of ['card', 'pix_automatic'] as const) {
    const taken = said({ state: 'in_grace', renewal: { method, has_failed: false } })
    expect(taken).toBe(
      'Estamos cobrando a renovação; não precisa pagar de novo. O período pago acabou em 18 de agosto de 2026. Até 23 de agosto de 2026 nada muda na sua página.',
    )
    const failed = said({ state: 'in_grace', renewal: { method, has_failed: true } })
    expect(failed).toContain('Pague até 23 de agosto de 2026 e nada muda na sua página.')
    expect(failed).toMatch(/renovação/)
    // A period may be taken before the one that is held has ended.
    const early = said({ renewal: { method, has_failed: true } })
    expect(early).not.toContain('Renova sozinho')
  }
})

const atalaia = [{ plan: 'atalaia' as const, ends_at: '2026-09-18T22:05:00Z' }]

it('names the plan that is paid already and follows', () => {
  expect(said({ following: atalaia })).toMatch(
    /^Vale até 18 de agosto de 2026\. Depois vale o Plano Atalaia, já pago até 18 de setembro de 2026\. Próximo período/,
  )
  expect(said({ state: 'ending', following: atalaia })).toBe(
    'Vale até 18 de agosto de 2026. Depois vale o Plano Atalaia, já pago até 18 de setembro de 2026. Depois não renova, e nada mais é cobrado.',
  )
  expect(paidUntil({ ...STANDING, following: atalaia })).toBe(atalaia[0]?.ends_at)
  expect(paidUntil(STANDING)).toBe(STANDING.ends_at)
})

it('says until when a plan was given', () => {
  expect(said({ state: 'given', following: atalaia })).toBe(
    'Dado pelo portal até 18 de agosto de 2026, sem cobrança. Depois vale o Plano Atalaia, já pago até 18 de setembro de 2026.',
  )
  expect(said({ state: 'given', ends_at: null })).toBe(
    'Cortesia do portal, sem prazo e sem cobrança.',
  )
})

it.each([
  ['ending', 'Vale até 18 de agosto de 2026 e não renova. Nada mais é cobrado.'],
  [
    'in_grace',
    'O período pago acabou em 18 de agosto de 2026. Pague até 23 de agosto de 2026 e nada muda na sua página.',
  ],
  [
    'suspended',
    'O Plano Maçarico acabou em 18 de agosto de 2026. Sua página está em versão básica e nada foi apagado: pague e tudo volta.',
  ],
  ['none', ''],
] as const)('has one sentence for %s', (state, sentence) => {
  expect(said({ state })).toBe(sentence)
})
