// @vitest-environment jsdom
import type { ReceivedReview } from '@portal/contract/guide/reviews/received-review'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { ReceivedReviewsScreen } from './ReceivedReviewsScreen.tsx'
import type { ReportPart } from './report-part.ts'
import { meanOf, starRows } from './stars.rules.ts'

const review = (changes: Partial<ReceivedReview> = {}): ReceivedReview => ({
  id: 'r1',
  author_name: 'Camila R.',
  rating: 4,
  text: 'Peixe perfeito, só demorou um pouco.',
  photos: [],
  created_at: '2026-07-18T22:42:00Z',
  edited_at: null,
  reply: null,
  may: { reply: true },
  ...changes,
})
const replied = { text: 'Obrigado!', replied_at: '2026-07-19T12:00:00Z' }
const LIST = 'GET /api/v1/my/establishments/a1/reviews'
const REPLY = 'PUT /api/v1/reviews/r1/reply'
const page = (reviews: ReceivedReview[], changes = {}) =>
  ok({
    reviews,
    next_cursor: null,
    unanswered: reviews.filter(({ reply }) => !reply).length,
    waiting: 0,
    stars: [0, 0, 0, reviews.length, 0],
    ...changes,
  })

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
/** In place of the window another feature brings. */
const reportPart: ReportPart = ({ subject, lead, onClose }) =>
  subject ? (
    <div role="dialog" aria-label={`${subject.kind} ${subject.id} de ${subject.name}`}>
      <p>{lead}</p>
      <button type="button" onClick={onClose}>
        Fechar
      </button>
    </div>
  ) : null

const openScreen = (search = '') =>
  renderAs(
    signedIn(),
    <ReceivedReviewsScreen
      establishment={{ id: 'a1' }}
      report={reportPart}
      templates={() => null}
    />,
    `/dash-espadarte?aba=x${search}`,
  )

describe('the reviews of a place', () => {
  it('come with their mean, their counts and what is still looked at', async () => {
    fakeApi({
      [LIST]: () => page([review()], { stars: [0, 1, 0, 2, 1], unanswered: 3, waiting: 1 }),
    })
    openScreen()
    const summary = within(await screen.findByRole('region', { name: 'Resumo das avaliações' }))
    expect(summary.getByText('3,8')).toBeDefined()
    expect(summary.getByText('4 avaliações publicadas')).toBeDefined()
    expect(summary.getByText('3 sem resposta')).toBeDefined()
    expect(summary.getByText('4 estrelas: 2')).toBeDefined()
    expect(summary.getByText(/^1 avaliação está em análise/)).toBeDefined()
  })

  it('are asked for by what the address says', async () => {
    const api = fakeApi({ [`${LIST}?rating=2&unanswered=1`]: () => page([review()]) })
    openScreen('&filtro=sem-resposta&nota=2')
    await screen.findByText('Camila R.')
    expect(api.sent(`${LIST}?rating=2&unanswered=1`)).toHaveLength(1)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sem resposta' }).checked).toBe(true)
  })

  // spec: 369
  it('are answered once, and the answer shows', async () => {
    const api = fakeApi({
      [LIST]: () => page([review()]),
      [REPLY]: () => ok(review({ reply: replied })),
    })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: /^Responder/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Publicar resposta' }))
    expect(screen.getByText('Escreva a resposta.')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Sua resposta'), ' Obrigado! ')
    await userEvent.click(screen.getByRole('button', { name: 'Publicar resposta' }))
    expect(await screen.findByText('Resposta do negócio')).toBeDefined()
    expect(api.sent(REPLY)).toEqual([{ text: 'Obrigado!', replaces: null }])
    expect(heard[0]?.title).toBe('Resposta publicada')
    expect(screen.getByText('Todas respondidas')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull()
  })

  it('keep the words of an answer that was refused', async () => {
    fakeApi({
      [LIST]: () => page([review()]),
      [REPLY]: () => refused(429, 'x', 'Espere um pouco.'),
    })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: /^Responder/ }))
    const box = screen.getByLabelText<HTMLTextAreaElement>('Sua resposta')
    await userEvent.type(box, 'Obrigado!')
    await userEvent.click(screen.getByRole('button', { name: 'Publicar resposta' }))
    await waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({ description: 'Espere um pouco.', variant: 'destructive' })
    expect(box.value).toBe('Obrigado!')
  })

  it('let an answer be changed, and taken back after one question', async () => {
    const api = fakeApi({
      [LIST]: () => page([review({ reply: replied })]),
      [REPLY]: () => ok(review({ reply: { ...replied, text: 'Volte sempre!' } })),
      'DELETE /api/v1/reviews/r1/reply': () => ok(review()),
    })
    openScreen()
    await userEvent.click(await screen.findByRole('button', { name: /^Editar resposta/ }))
    const box = screen.getByLabelText<HTMLTextAreaElement>('Sua resposta')
    expect(box.value).toBe('Obrigado!')
    await userEvent.clear(box)
    await userEvent.type(box, 'Volte sempre!')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar alteração' }))
    expect(await screen.findByText('Volte sempre!')).toBeDefined()

    await userEvent.click(screen.getByRole('button', { name: /^Apagar resposta/ }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(api.sent('DELETE /api/v1/reviews/r1/reply')).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Apagar resposta' }))
    expect(await screen.findByRole('button', { name: /^Responder/ })).toBeDefined()
    expect(heard.map(({ title }) => title)).toEqual(['Resposta alterada', 'Resposta apagada'])
  })

  it('are only read by who may not answer, and that is said', async () => {
    fakeApi({ [LIST]: () => page([review({ may: { reply: false } })]) })
    openScreen()
    expect(await screen.findByText('Só o dono e os gerentes respondem avaliações.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull()
  })

  // spec: 369
  it('are reported in the window that is handed in, with a word to the owner', async () => {
    fakeApi({ [LIST]: () => page([review()]) })
    openScreen()
    const action = await screen.findByRole('button', { name: /^Denunciar/ })
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(action)
    const dialog = within(screen.getByRole('dialog', { name: 'review r1 de Camila R.' }))
    expect(dialog.getByText(/Nota baixa sozinha não é motivo/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('say what to do while there are none, and how to see the others', async () => {
    fakeApi({
      [LIST]: () => page([]),
      [`${LIST}?rating=1`]: () => page([], { stars: [0, 0, 0, 1, 0] }),
    })
    openScreen('&nota=1')
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
    expect(await screen.findByText('Nenhuma avaliação ainda')).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

it('gives each number of stars its share, the best first', () => {
  expect(starRows([1, 0, 0, 0, 3])).toEqual([
    { stars: 5, count: 3, percent: 75 },
    { stars: 4, count: 0, percent: 0 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 1, percent: 25 },
  ])
  expect(meanOf([1, 0, 0, 0, 3])).toBe(4)
  expect(meanOf([0, 0, 0, 0, 0])).toBeNull()
})
