// @vitest-environment jsdom
import type { EditedPlan, PlanVersion } from '@portal/contract/plans/edit-plan'
import { PLANS } from '@portal/contract/testing/plan-limits'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { PlansScreen } from './PlansScreen.tsx'

const SAVE = 'PUT /api/v1/admin/plans/atalaia'
const PREVIEW = 'POST /api/v1/admin/plans/atalaia/preview'

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
        running: 3,
        told: 2,
        first_in_force: '2026-09-01T12:00:00Z',
        last_in_force: '2026-09-20T12:00:00Z',
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
    await waitFor(() => expect(said()).toContain('2 pessoas recebem um e-mail'))
    expect(said()).toContain('3 assinaturas em curso')
    expect(said()).toContain('entre 1 de setembro de 2026 e 20 de setembro de 2026')
    expect(api.sent(PREVIEW).at(-1)).toMatchObject({ month_cents: 5_990, year_cents: 49_900 })
    expect(api.sent(SAVE)).toEqual([])
  })

  it('saves in centavos, with the version it read', async () => {
    const api = await show({
      [SAVE]: () => {
        onServer = edited({ version: 3, month_cents: 5_990 })
        return ok(onServer)
      },
    })
    await type('Preço por mês', '59,90')
    await type('Imóveis', ' ')
    await save()
    await waitFor(() => expect(api.sent(SAVE)).toHaveLength(1))
    expect(api.sent(SAVE)[0]).toMatchObject({
      version: 2,
      month_cents: 5_990,
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
    await type('Preço por mês', '59,90')
    onServer = edited({ version: 3, trial_days: 30 })
    await save()
    await screen.findByText('Outra pessoa mudou este plano')
    expect(said()).toContain('Dias de teste: de 14 para 30')
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
