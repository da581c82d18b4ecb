// @vitest-environment jsdom
import type { GivenPlan } from '@portal/contract/money/payments/money-overview'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROSANGELA } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import GivenPlansScreen from './GivenPlansScreen.tsx'
import { fakeMoneyApi, refusal, renderMoney } from './money.testing.tsx'

const PATH = '/api/v1/admin/given-plans'
const GIVEN: GivenPlan = {
  id: '0197f2f0-0000-7000-8000-0000000000e1',
  person: {
    id: '0197f2f0-0000-7000-8000-0000000000a1',
    name: 'Rosa Pinheiro',
    email: 'rosa@exemplo.com.br',
  },
  plan: 'macarico',
  started_at: '2026-11-17T12:00:00Z',
  // The first moment of 2027 in the city.
  ends_at: '2027-01-01T03:00:00Z',
  reason: 'Parceria do verão.',
}
let plans: GivenPlan[]
let toasts: ToastMessage[]
let stopToasts: () => void
const list = { [`GET ${PATH}`]: () => ({ plans, next_cursor: null }) }

beforeEach(() => {
  plans = [GIVEN]
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
  vi.unstubAllGlobals()
})

const give = () => userEvent.click(screen.getByRole('button', { name: 'Dar o plano' }))
async function fill(email = 'rosa@exemplo.com.br') {
  await userEvent.type(screen.getByLabelText('E-mail da conta'), email)
  await userEvent.type(screen.getByLabelText('Último dia'), '31/12/2026')
  await userEvent.type(screen.getByLabelText('Motivo'), 'Parceria do verão.')
}
async function end() {
  const name = 'Encerrar o plano dado a Rosa Pinheiro'
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^Motivo/), 'A parceria acabou.')
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar o plano' }))
}

it('lists who has a plan, with the last day on which it holds', async () => {
  plans = [GIVEN, { ...GIVEN, id: GIVEN.person.id, ends_at: null, reason: null }]
  fakeMoneyApi(list)
  renderMoney(<GivenPlansScreen />)
  const [, dated, endless] = await screen.findAllByRole('row')
  expect(dated?.textContent).toMatch(/Rosa Pinheiro.*Maçarico.*31 de dezembro de 2026.*Parceria/)
  expect(endless?.textContent).toMatch(/Sem fim.*Não escrito/)
})

it('says where to begin while nobody has one', async () => {
  plans = []
  fakeMoneyApi(list)
  renderMoney(<GivenPlansScreen />)
  expect(await screen.findByText('Nenhum plano dado vale agora')).toBeTruthy()
})

it('gives a plan, tells until when, and is empty for the next', async () => {
  plans = []
  const writes = fakeMoneyApi({
    ...list,
    [`POST ${PATH}`]: () => {
      plans = [GIVEN]
      return GIVEN
    },
  })
  renderMoney(<GivenPlansScreen />)
  await fill()
  await give()
  expect(await screen.findByRole('rowheader', { name: /^Rosa Pinheiro/ })).toBeTruthy()
  expect(writes.map(({ body }) => body)).toEqual([
    {
      email: 'rosa@exemplo.com.br',
      plan: 'atalaia',
      until: '2026-12-31',
      reason: 'Parceria do verão.',
    },
  ])
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Rosa Pinheiro tem o plano Maçarico até 31 de dezembro de 2026' },
    ]),
  )
  for (const label of ['E-mail da conta', 'Último dia', 'Motivo']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
  }
})

it('gives nothing to who gives', async () => {
  const writes = fakeMoneyApi(list)
  renderMoney(<GivenPlansScreen />)
  await fill(ROSANGELA.email)
  await give()
  expect(await screen.findByText('É seu: outra pessoa da equipe decide.')).toBeTruthy()
  expect(writes).toEqual([])
})

it('sends nothing while something is missing, and leads to it', async () => {
  const writes = fakeMoneyApi(list)
  renderMoney(<GivenPlansScreen />)
  await give()
  expect(await screen.findByText('Use uma data que exista.')).toBeTruthy()
  expect(screen.getByText('Escreva o motivo, com pelo menos 5 letras.')).toBeTruthy()
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail da conta')),
  )
  expect(writes).toEqual([])
})

it('says at the field that nobody has this e-mail, and keeps what was written', async () => {
  const message = 'Não há conta com este e-mail.'
  fakeMoneyApi({
    ...list,
    [`POST ${PATH}`]: () =>
      refusal(422, 'given-plan.invalid', message, { errors: [{ path: 'email', message }] }),
  })
  renderMoney(<GivenPlansScreen />)
  await fill()
  await give()
  const email = screen.getByLabelText<HTMLInputElement>('E-mail da conta')
  await vi.waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(message)).toBeTruthy()
  expect(email.value).toBe('rosa@exemplo.com.br')
})

it('asks before a gift ends a trial, with the plan and the day of it', async () => {
  plans = []
  const writes = fakeMoneyApi({
    ...list,
    [`POST ${PATH}`]: ({ body }) =>
      (body as { ends_trial?: boolean }).ends_trial
        ? GIVEN
        : refusal(409, 'given-plan.ends-trial', 'Esta pessoa está em teste.', {
            details: { trial_plan: 'espadarte', trial_ends_at: '2026-12-04T03:00:00Z' },
          }),
  })
  renderMoney(<GivenPlansScreen />)
  await fill()
  await give()
  const first = within(await screen.findByRole('alertdialog'))
  expect(first.getByText(/teste do plano Espadarte até 3 de dezembro de 2026/)).toBeTruthy()
  await userEvent.click(first.getByRole('button', { name: 'Cancelar' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writes).toHaveLength(1)
  expect(toasts).toEqual([])

  await give()
  const again = within(await screen.findByRole('alertdialog'))
  await userEvent.click(again.getByRole('button', { name: 'Encerrar o teste e dar o plano' }))
  await vi.waitFor(() => expect(toasts).toMatchObject([{ variant: 'success' }]))
  expect(writes.map(({ body }) => (body as { ends_trial?: boolean }).ends_trial)).toEqual([
    undefined,
    undefined,
    true,
  ])
})

it('goes from page to page', async () => {
  const asked: (string | null)[] = []
  const next = { ...GIVEN, id: GIVEN.person.id, person: { ...GIVEN.person, name: 'Davi Souza' } }
  vi.stubGlobal('fetch', async (address: string) => {
    const cursor = new URL(address, 'http://portal.test').searchParams.get('cursor')
    asked.push(cursor)
    return Response.json(
      cursor ? { plans: [next], next_cursor: null } : { plans: [GIVEN], next_cursor: 'c2' },
    )
  })
  renderMoney(<GivenPlansScreen />)
  await userEvent.click(await screen.findByRole('link', { name: 'Próxima' }))
  expect(await screen.findByRole('rowheader', { name: /^Davi Souza/ })).toBeTruthy()
  expect(asked).toEqual([null, 'c2'])
  await userEvent.click(screen.getByRole('link', { name: 'Anterior' }))
  expect(await screen.findByRole('rowheader', { name: /^Rosa Pinheiro/ })).toBeTruthy()
})

it('takes a plan back with a reason, and the focus stays in the list', async () => {
  const writes = fakeMoneyApi({
    ...list,
    [`POST ${PATH}/${GIVEN.id}/end`]: () => {
      plans = []
      return { ended: true }
    },
  })
  renderMoney(<GivenPlansScreen />)
  await end()
  expect(await screen.findByText('Nenhum plano dado vale agora')).toBeTruthy()
  expect(writes.map(({ body }) => body)).toEqual([{ reason: 'A parceria acabou.' }])
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('planos-dados'))
  expect(toasts).toMatchObject([{ title: 'Plano encerrado' }])
})

it('does not claim to have ended what had ended already', async () => {
  fakeMoneyApi({ ...list, [`POST ${PATH}/${GIVEN.id}/end`]: () => ({ ended: false }) })
  renderMoney(<GivenPlansScreen />)
  await end()
  await vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'Este plano já tinha terminado' }]))
})

it('says why the list did not come', async () => {
  fakeMoneyApi({ [`GET ${PATH}`]: () => refusal(403, 'forbidden', 'Só para superadmins.') })
  renderMoney(<GivenPlansScreen />)
  expect(await screen.findByText('Só para superadmins.')).toBeTruthy()
})
