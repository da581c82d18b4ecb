// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { ReportDialog, type ReportSubject } from './ReportDialog.tsx'

const SEND = 'POST /api/v1/reports'
const place: ReportSubject = {
  kind: 'establishment',
  id: '0197f2f0-0000-7000-8000-0000000000e1',
  name: 'Maré Cheia',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(subject: ReportSubject) {
  const onClose = vi.fn()
  const nobody = { ...signedIn(), user: null, session: null }
  renderAs(nobody, <ReportDialog subject={subject} onClose={onClose} />)
  return onClose
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

// spec: 297
it('sends what a visitor found wrong, and thanks', async () => {
  const api = fakeApi({ [SEND]: () => ok({ received: true }) })
  const onClose = open(place)
  await choose('Horário errado')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar relato' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.sent(SEND)).toEqual([
    { subject_kind: 'establishment', subject_id: place.id, reason: 'wrong-hours', details: '' },
  ])
})

it('asks for a reason, and for words where the reason says nothing', async () => {
  const api = fakeApi({ [SEND]: () => ok({ received: true }) })
  open({ ...place, kind: 'review' })
  const send = screen.getByRole('button', { name: 'Enviar denúncia' })
  await userEvent.click(send)
  expect(screen.getByText('Escolha um motivo da lista.')).toBeDefined()
  await choose('Outro motivo')
  await userEvent.click(send)
  expect(screen.getByText('Conte o que aconteceu.')).toBeDefined()
  expect(api.sent(SEND)).toEqual([])
})

it('shows the sentence of who sends too many, and keeps the words', async () => {
  fakeApi({ [SEND]: () => refused(429, 'report.too-many', 'Você avisou muitas vezes. Espere.') })
  const onClose = open(place)
  await choose('Outro motivo')
  const details = screen.getByLabelText<HTMLTextAreaElement>(/Detalhes/)
  await userEvent.type(details, 'O portão mudou')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar relato' }))
  expect(await screen.findByText('Você avisou muitas vezes. Espere.')).toBeDefined()
  expect(details.value).toBe('O portão mudou')
  expect(onClose).not.toHaveBeenCalled()
})
