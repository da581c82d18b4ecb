// @vitest-environment jsdom
import type { PaymentMethod } from '@portal/contract/money/payments/plan-order'
import { PLANS } from '@portal/contract/testing/plan-limits'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { AuthContext } from '~/platform/session/auth-context.ts'
import { signedIn } from '~/platform/testing/signed-in.tsx'
import { PlansPage } from './PlansPage.tsx'
import { type Cycle, readCycle, savingOf, trialDays } from './plans.rules.ts'

afterEach(cleanup)

const show = (
  cycle: Cycle,
  plans: typeof PLANS | null = PLANS,
  planType: 'clube' | 'atalaia' | 'nobody' = 'nobody',
  methods: readonly PaymentMethod[] | null = ['pix', 'pix_automatic', 'card'],
) =>
  render(
    <AuthContext
      value={planType === 'nobody' ? { ...signedIn(), user: null } : signedIn({ planType })}
    >
      <MemoryRouter>
        <PlansPage plans={plans} cycle={cycle} methods={methods} />
      </MemoryRouter>
    </AuthContext>,
  )
const said = () => document.body.textContent?.replace(/\s/g, ' ') ?? ''
const hrefs = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

describe('the page of the plans', () => {
  it('leads who has a plan to the checkout', () => {
    show('month', PLANS, 'atalaia')
    expect(hrefs('Assinar o Espadarte')[0]).toMatch(/^\/checkout-/)
    expect(screen.queryByRole('link', { name: 'Testar o Atalaia' })).toBeNull()
  })

  it('lets who is signed in without a plan buy one, or try it first, in the cycle they chose', () => {
    show('year', PLANS, 'clube')
    expect(hrefs('Assinar o Atalaia')).toEqual(['/checkout-planos?plano=atalaia&ciclo=anual'])
    expect(hrefs('Testar o Atalaia')).toEqual(['/cadastro-atalaia?ciclo=anual'])
  })

  it('leads from the comparison where the card of the same plan leads', () => {
    // In the table, and in the row of cards that stands for it on a phone.
    const both = (address: string) => [address, address]
    show('year', PLANS, 'clube')
    expect(hrefs('Escolher o Maçarico')).toEqual(
      both('/checkout-planos?plano=macarico&ciclo=anual'),
    )
    cleanup()
    show('year')
    expect(hrefs('Escolher o Maçarico')).toEqual(both('/cadastro-macarico?ciclo=anual'))
  })

  it('tells on a phone beside what a plan has what the others have', () => {
    show('month')
    const card = screen.getByRole('listitem', { name: 'Maçarico' })
    expect(card.textContent).toContain('Fotos por negócioAtalaia 8 · Espadarte 6020')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Maçarico/ }).checked).toBe(true)
  })

  // spec: 459
  it('turns between month and year with links, and tells the saving', () => {
    show('month')
    expect(screen.getByRole('link', { name: /^Anual/ }).getAttribute('href')).toBe(
      '/planos?ciclo=ano',
    )
    expect(said()).toContain('2 meses grátis')
    expect(said()).toContain('R$ 49,90 por mês')
    cleanup()
    show('year')
    expect(said()).toContain('R$ 99,80 a menos que doze meses')
    expect(said()).toContain('R$ 499,00 por ano')
  })

  // spec: 459
  it('leads from every price to the account with that plan', () => {
    show('month')
    expect(hrefs('Testar o Atalaia')).toEqual(['/cadastro-atalaia'])
    expect(hrefs('Testar 14 dias grátis')).toEqual(['/cadastro-macarico'])
    expect(hrefs('Escolher o Espadarte')[0]).toBe('/cadastro-espadarte')
  })

  it('says as many days of trial as the table does, and none where there is none', () => {
    show(
      'month',
      PLANS.map((plan) => ({ ...plan, trial_days: plan.id === 'clube' ? 0 : 21 })),
    )
    expect(said()).toContain('Como funcionam os 21 dias')
    expect(said()).not.toContain('14 dias')
    cleanup()
    show(
      'month',
      PLANS.map((plan) => ({ ...plan, trial_days: 0 })),
    )
    expect(said()).not.toContain('Como funcionam')
    expect(hrefs('Começar com o Atalaia')).toEqual(['/cadastro-atalaia'])
  })

  it('promises only what works, but for what it says is to come', ({ onTestFinished }) => {
    onTestFinished(switchCapabilities(false))
    show('month')
    for (const card of screen.getAllByRole('article')) {
      expect(card.textContent).not.toMatch(/cupo|pedidos|cardápio|imóve|números/i)
    }
    const story = screen.getByRole('heading', { name: 'O que a sua página faz por você' })
    expect(story.closest('section')?.textContent).not.toMatch(/cupo|pedido|cardápio|números/i)
  })

  // spec: 459
  it.for([
    [
      ['pix', 'pix_automatic', 'card'],
      'Pague por Pix ou cartão de crédito, no painel.',
      'Por Pix ou cartão de crédito, no painel, por mês ou por ano. Com Pix Automático ou cartão, o plano renova sozinho até você desligar.',
    ],
    [['pix'], 'Pague por Pix, no painel.', 'Por Pix, no painel, por mês ou por ano.'],
    [null, 'Pague no painel.', 'No painel, por mês ou por ano.'],
    [[], 'por enquanto, ninguém é cobrado', 'O pagamento por Pix e cartão ainda não está no ar.'],
  ] as const)('names the ways of paying that there are: %j', ([methods, beside, answer]) => {
    show('month', PLANS, 'nobody', methods)
    expect(said()).toContain(beside)
    const question = screen.getByText('Como eu pago depois?').closest('details')
    expect(question?.querySelector('p')?.textContent).toContain(answer)
  })

  it('stands without the prices', () => {
    show('month', null)
    expect(said()).toContain('Não deu para ler os planos agora')
  })
})

it('reads the cycle from the address, and the saving from the prices', () => {
  expect(readCycle(new URLSearchParams('ciclo=ano'))).toBe('year')
  expect(readCycle(new URLSearchParams('ciclo=outro'))).toBe('month')
  expect(PLANS.map(savingOf)).toEqual([0, 9_980, 19_980, 39_980])
  expect(trialDays(PLANS)).toBeNull()
  expect(trialDays(PLANS.slice(1))).toBe(14)
  expect(trialDays([])).toBeNull()
})
