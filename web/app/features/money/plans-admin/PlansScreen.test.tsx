// @vitest-environment jsdom
import type {
  EditedPlan,
  PlanChangePreview,
  PlanVersion,
} from '@portal/contract/money/plans/edit-plan'
import { PLANS } from '@portal/contract/testing/plan-limits'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { PlansScreen } from './PlansScreen.tsx'

const SAVE = 'PUT /api/v1/admin/plans/atalaia'
const PREVIEW = 'POST /api/v1/admin/plans/atalaia/preview'

const PREVIEWED: PlanChangePreview = {
  ...{ subscribers: 7, told: 7, trials: 1, given: 2 },
  first_in_force: '2026-09-01T12:00:00Z',
  last_in_force: '2026-09-20T12:00:00Z',
  people: Array.from({ length: 7 }, (_, index) => ({
    id: `01900000-0000-7000-8000-00000000000${index}`,
    name: `Pessoa ${index + 1}`,
    business: index === 0 ? 'Maré Cheia na Praia' : null,
    cycle: index === 1 ? ('year' as const) : ('month' as const),
    price:
      index === 1
        ? { held_cents: 49_900, next_cents: 49_900 }
        : { held_cents: 4_990, next_cents: 5_990 },
    in_force_at: '2026-09-01T12:00:00Z',
  })),
  email: {
    to: 'Pessoa 1',
    subject: 'O preço do plano Atalaia vai mudar',
    paragraphs: ['Olá, Pessoa 1.', 'Até lá vale o que foi combinado.'],
    action: 'Ver o meu plano',
    footer: 'Você recebeu este e-mail porque tem um plano do portal.',
  },
}

const [, atalaia] = PLANS
const edited = (changes: Partial<EditedPlan> = {}): EditedPlan => ({
  ...(atalaia as EditedPlan),
  version: 2,
  updated_at: '2026-07-18T12:00:00Z',
  ...changes,
})
const version = (number: number, changes: Partial<PlanVersion> = {}): PlanVersion => ({
  ...(atalaia as unknown as PlanVersion),
  plan: 'atalaia',
  version: number,
  made_at: '2026-07-18T12:00:00Z',
  made_by: 'Ana Souza',
  updates: { all: 0, told: 0, withdrawn: 0, first_in_force: null, last_in_force: null },
  ...changes,
})

let onServer: EditedPlan
let history: PlanVersion[]
beforeEach(() => {
  onServer = edited()
  history = [version(2), version(1, { month_cents: 3_990, made_by: null })]
})
afterEach(cleanup)

async function show(handlers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/v1/admin/plans': () => ok({ plans: [onServer], history }),
    [PREVIEW]: () =>
      ok({
        ...PREVIEWED,
      }),
    ...handlers,
  })
  const router = createMemoryRouter([{ path: '*', element: <PlansScreen /> }], {
    initialEntries: ['/admin/planos'],
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Preço por mês')
  return api
}
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar plano' }))
const said = () => document.body.textContent?.replace(/\s/g, ' ') ?? ''

describe('the editor of a plan', () => {
  it('says whom a change affects and from when, before anything is saved', async () => {
    const api = await show()
    expect(said()).toContain('Nada mudou ainda.')
    await type('Preço por mês', '59,90')
    await waitFor(() => expect(said()).toContain('7 pessoas recebem um e-mail'))
    expect(said()).toContain('7 assinantes que pagam')
    expect(said()).toContain('entre 1 de setembro de 2026 e 20 de setembro de 2026')
    expect(said()).toContain('1 pessoa em teste não é avisada')
    expect(said()).toContain('2 pessoas com plano dado pela equipe não são avisadas')
    expect(said()).toContain('O preço do plano Atalaia vai mudar')
    const list = within(screen.getByRole('region', { name: /Quem recebe o aviso/ }))
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    expect(list.getByText('Maré Cheia na Praia · por mês')).toBeDefined()
    await userEvent.click(list.getByText('Ver as outras 2'))
    expect(list.getByText('Pessoa 7')).toBeDefined()
    expect(api.sent(PREVIEW).at(-1)).toMatchObject({ month_cents: 5_990, year_cents: 49_900 })
    expect(api.sent(SAVE)).toEqual([])
  })

  it('publishes another price in two steps: looked at, and typed once more', async () => {
    const api = await show({
      [SAVE]: () => {
        onServer = edited({ version: 3, month_cents: 5_990 })
        return ok(onServer)
      },
    })
    await type('Preço por mês', '59,90')
    expect(await screen.findByRole('button', { name: 'Conferir e publicar' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Salvar plano' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Conferir e publicar' }))
    const field = screen.getByLabelText(/^Digite o preço novo por mês: R\$\s59,90$/)
    expect(document.activeElement).toBe(field)
    const publish = await screen.findByRole('button', { name: 'Publicar e avisar 7 pessoas' })
    await userEvent.type(field, '59{Enter}')
    expect(publish).toHaveProperty('disabled', true)
    expect(api.sent(SAVE)).toEqual([])
    await userEvent.type(field, ',90')
    await userEvent.click(publish)
    await waitFor(() => expect(api.sent(SAVE)).toHaveLength(1))
    expect(api.sent(SAVE)[0]).toMatchObject({
      ...{ version: 2, month_cents: 5_990 },
      confirmation: { told: 7, typed: '59,90' },
    })
    await screen.findByRole('button', { name: 'Salvar plano' })
  })

  it('asks again where other people are told by now', async () => {
    let told = 7
    const api = await show({
      [PREVIEW]: () => ok({ ...PREVIEWED, told }),
      [SAVE]: () => {
        told = 8
        return refused(409, 'plans.other-people')
      },
    })
    await type('Preço por mês', '59,90')
    await userEvent.type(await screen.findByLabelText(/^Digite o preço novo/), '59,90')
    await userEvent.click(await screen.findByRole('button', { name: /avisar 7 pessoas/ }))
    expect(await screen.findByRole('button', { name: /avisar 8 pessoas/ })).toBeDefined()
    expect(api.sent(SAVE)).toHaveLength(1)
  })

  // spec: 513
  it('saves in centavos, with the version it read', async () => {
    const api = await show({
      [SAVE]: () => {
        onServer = edited({ version: 3, trial_days: 20 })
        return ok(onServer)
      },
    })
    await type('Dias de teste', '20')
    await type('Imóveis', ' ')
    await save()
    await waitFor(() => expect(api.sent(SAVE)).toHaveLength(1))
    expect(api.sent(SAVE)[0]).toMatchObject({
      version: 2,
      month_cents: 4_990,
      trial_days: 20,
      limits: { properties: null, establishments: 1 },
    })
  })

  it('refuses what is no price, at its field', async () => {
    const api = await show()
    await type('Preço por mês', 'caro')
    await save()
    expect((await screen.findAllByText(/Escreva o preço em reais/)).length).toBeGreaterThan(0)
    expect(await screen.findByText(/Corrija os campos/)).toBeDefined()
    expect(api.sent(SAVE)).toEqual([])
  })

  it('tells the second of two editors what the other one changed', async () => {
    await show({ [SAVE]: () => refused(409, 'stale') })
    await type('Dias de teste', '20')
    onServer = edited({ version: 3, trial_days: 30 })
    await save()
    await screen.findByText('Outra pessoa salvou antes de você')
    screen.getByRole('radio', { name: /^Da outra pessoa ?30/ })
    screen.getByRole('radio', { name: /^O seu ?20/ })
  })
})

it('tells what changed in sentences, with who and from when', async () => {
  history = [
    version(2, {
      updates: {
        all: 2,
        told: 2,
        withdrawn: 0,
        first_in_force: '2026-09-01T12:00:00Z',
        last_in_force: '2026-09-01T12:00:00Z',
      },
    }),
    version(1, { month_cents: 3_990 }),
  ]
  await show()
  expect(said()).toContain('Ana Souza, em 18 de julho de 2026')
  expect(said()).toContain('Preço por mês: de R$ 39,90 para R$ 49,90')
  expect(said()).toContain('2 pessoas com o plano em curso foram avisadas por e-mail.')
  expect(said()).toContain('Para elas, vale a partir de 1 de setembro de 2026.')
})
