// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { anOrdering } from '../orders.testing.ts'
import { OrderingScreen } from './OrderingScreen.tsx'

const BASE = '/api/v1/my/establishments/a1'
const READ = `GET ${BASE}/ordering`
const SAVE = `PUT ${BASE}/ordering`
const TABLES = `${BASE}/tables`
const table = (label: string) => ({
  id: `t${label}`,
  label,
  url: `https://portal.test/cardapio/mare?mesa=${label}#t=x`,
  rotated_at: '2026-07-18T12:00:00Z',
  released_until: null,
})
const tables = (...labels: string[]) => ok({ tables: labels.map(table), may: { edit: true } })

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.unstubAllGlobals()
})

const ADDRESSES = { hours: '/horarios', payment: '/dados#pagamento' }
const openScreen = () =>
  renderAs(
    signedIn(),
    <OrderingScreen establishment={{ id: 'a1' }} addresses={ADDRESSES} />,
    '/dash-espadarte?aba=receber',
  )
const answering = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [READ]: () => ok(anOrdering()),
    'GET /api/v1/neighbourhoods': () =>
      ok([
        { name: 'Atalaia', count: 9 },
        { name: 'Destacado', count: 4 },
      ]),
    [`GET ${TABLES}`]: () => tables('12'),
    ...more,
  })

describe('how orders are taken', () => {
  it('is saved with the version that was read', async () => {
    const api = answering({ [SAVE]: () => ok(anOrdering({ version: 2 })) })
    openScreen()
    const minutes = await screen.findByLabelText('Tempo de preparo, em minutos')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '45')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(heard[0]?.title).toMatch(/^Gravado/))
    expect(api.sent(SAVE)).toMatchObject([
      { version: 1, preparation_minutes: 45, slot_capacity: null, zones: [{ fee_cents: 800 }] },
    ])
  })

  // spec: 713
  it('has the hour at which the day of the business ends', async () => {
    const api = answering({ [SAVE]: () => ok(anOrdering({ version: 2 })) })
    openScreen()
    await userEvent.selectOptions(
      await screen.findByLabelText('O dia termina às'),
      '3h da madrugada',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.sent(SAVE)).toHaveLength(1))
    expect(api.sent(SAVE)).toMatchObject([{ day_ends_hour: 3 }])
  })

  // spec: 617
  it('adds the bairros of the city at the price of the first', async () => {
    const api = answering({ [SAVE]: () => ok(anOrdering({ version: 2 })) })
    openScreen()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Acrescentar o bairro que falta' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.sent(SAVE)).toHaveLength(1))
    expect(api.sent(SAVE)).toMatchObject([
      {
        zones: [
          { neighbourhood: 'Destacado' },
          { neighbourhood: 'Atalaia', fee_cents: 800, minutes: 20 },
        ],
      },
    ])
  })

  it('keeps what was typed when a colleague saved before, and shows theirs on request', async () => {
    let isChanged = false
    answering({
      [READ]: () => {
        const { content } = anOrdering()
        return ok(
          isChanged
            ? anOrdering({ version: 2, content: { ...content, preparation_minutes: 60 } })
            : anOrdering(),
        )
      },
      [SAVE]: () => {
        isChanged = true
        return refused(409, 'stale', 'Outra pessoa mudou.')
      },
    })
    openScreen()
    const minutes = await screen.findByLabelText<HTMLInputElement>('Tempo de preparo, em minutos')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '45')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeDefined()
    expect(minutes.value).toBe('45')
    await userEvent.click(screen.getByRole('button', { name: 'Descartar o que escrevi' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Tempo de preparo, em minutos').value).toBe(
        '60',
      ),
    )
  })

  // spec: 617
  it('says what is missing, with the way there', async () => {
    answering({
      [READ]: () => ok(anOrdering({ is_in_plan: false, has_hours: false, payment_methods: [] })),
    })
    openScreen()
    const missing = within(
      await screen.findByRole('region', { name: 'Falta isto para receber pedidos' }),
    )
    const led = missing.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(led).toEqual(['/planos', '/horarios', '/dados#pagamento'])
  })
})

describe('the tables', () => {
  // spec: 612
  it('are added by the dozen', async () => {
    const api = answering({ [`POST ${TABLES}`]: () => tables('1', '2', '12') })
    openScreen()
    const field = await screen.findByLabelText('Mesas novas')
    await userEvent.type(field, '9 a 3')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar mesas' }))
    expect(screen.getByText(/^Escreva números ou nomes/)).toBeDefined()
    await userEvent.clear(field)
    await userEvent.type(field, '1 a 2')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar mesas' }))
    expect(await screen.findByText('Mesa 2')).toBeDefined()
    expect(api.sent(`POST ${TABLES}`)).toEqual([{ labels: ['1', '2'] }])
  })

  // spec: 612
  it('get another code after a question', async () => {
    const api = answering({ [`POST ${TABLES}/t12/code`]: () => tables('12') })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar o código da mesa 12' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar o código' }))
    await waitFor(() => expect(heard[0]?.title).toBe('Código trocado: imprima o QR novo'))
    expect(api.sent(`POST ${TABLES}/t12/code`)).toHaveLength(1)
  })
})
