// @vitest-environment jsdom
import { PLAN_LIMITS, PLANS } from '@portal/contract/testing/plan-limits'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import type { AccountStep } from './account-steps.rules.ts'
import { PendingList } from './PendingList.tsx'
import { PlanLimitsPanel } from './PlanLimitsPanel.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { StepsPanel } from './StepsPanel.tsx'

afterEach(cleanup)

const step = (kind: AccountStep['kind'], isDone: boolean): AccountStep => ({
  kind,
  isDone,
  section: 'dados',
})
const steps = [step('profile', true), step('email', false), step('whatsapp', false)]
const done = steps.map((each) => ({ ...each, isDone: true }))
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)

describe('the steps of an account', () => {
  it('count what is missing and lead to the next one only', () => {
    renderAs(signedIn(), <StepsPanel steps={steps} />)
    expect(screen.getByRole('heading').textContent).toBe('Faltam 2 passos')
    expect(screen.getByText('1 de 3')).toBeDefined()
    expect(links()).toEqual(['Confirmar e-mail'])
  })

  it('ask nothing when all is done', () => {
    renderAs(signedIn(), <StepsPanel steps={done} />)
    expect(screen.getByRole('heading').textContent).toBe('Tudo em dia')
    expect(links()).toEqual([])
  })
})

describe('what waits', () => {
  it('is one card each, with its reason and its way', () => {
    renderAs(signedIn(), <PendingList steps={steps} homePath="/dash-clube" isAlone />)
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Confirmar seu e-mail',
      'Confirmar seu WhatsApp',
    ])
    expect(links()).toEqual(['Confirmar e-mail', 'Confirmar WhatsApp'])
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/dash-clube#dados')
  })

  it('is nothing, said plainly, with a way on', () => {
    renderAs(signedIn(), <PendingList steps={done} homePath="/dash-espadarte" isAlone />)
    expect(screen.getByRole('heading').textContent).toBe('Nada pendente')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dash-espadarte')
  })
})

describe('the plan', () => {
  it('leads who administers the portal to its panel, a business to its own, nobody else anywhere', () => {
    renderAs(signedIn(), <PlanPanel planType="admin" planLabel="Administrador" />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin')
    cleanup()
    renderAs(signedIn(), <PlanPanel planType="atalaia" planLabel="Plano Atalaia" />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dash-espadarte')
    cleanup()
    const plan = <PlanPanel planType="atalaia" planLabel="Plano Atalaia" />
    renderAs(signedIn(), plan, '/dash-espadarte')
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
    renderAs(signedIn(), <PlanPanel planType="clube" planLabel="Plano Clube" />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('O clube é gratuito e não tem prazo.')).toBeDefined()
  })

  it('says until when a trial lasts', () => {
    const panel = (
      <PlanPanel planType="atalaia" planLabel="Plano Atalaia" endsAt="2026-11-29T15:00:00Z" />
    )
    renderAs(signedIn(), panel)
    expect(screen.getByText(/29 de novembro de 2026/)).toBeDefined()
  })

  it('says the agreed price, and what it becomes and when', () => {
    const [, atalaia, macarico] = PLANS
    if (!atalaia || !macarico) throw new Error('no plans')
    const own = {
      terms: { ...atalaia, plan: 'atalaia' as const },
      update: { ...macarico, in_force_at: '2026-11-29T15:00:00Z' },
    }
    renderAs(signedIn(), <PlanPanel planType="atalaia" planLabel="Plano Atalaia" own={own} />)
    const said = document.body.textContent?.replace(/\s/g, ' ')
    expect(said).toContain('Preço combinado: R$ 49,90 por mês ou R$ 499,00 por ano.')
    expect(said).toContain('A partir de 29 de novembro de 2026: R$ 99,90 por mês')
  })

  it('shows its limits as they are', ({ onTestFinished }) => {
    onTestFinished(switchCapabilities(true))
    renderAs(
      signedIn(),
      <PlanLimitsPanel plans={[{ plan: 'espadarte', limits: PLAN_LIMITS.espadarte }]} />,
    )
    const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(rows).toContain('Estabelecimentos5')
    expect(rows).toContain('ImóveisSem limite')
    expect(rows).toHaveLength(10)
  })
})
