// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { PromotionsConsent } from './PromotionsConsent.tsx'

const PATCH = 'PATCH /api/v1/profile'
let toasts: ToastMessage[] = []
let stopToasts = () => {}
beforeEach(() => {
  toasts = []
  stopToasts = receiveToasts((message) => toasts.push(message))
})
afterEach(() => {
  cleanup()
  stopToasts()
})
const toggle = () => screen.getByRole<HTMLInputElement>('switch')

it('takes consent back with one gesture and hands the saved profile on', async () => {
  const api = fakeApi({ [PATCH]: () => ok({ accepts_promotions: false }) })
  const onSaved = vi.fn()
  renderAs(signedIn(), <PromotionsConsent accepts onSaved={onSaved} />)
  expect(toggle().checked).toBe(true)
  await userEvent.click(toggle())
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ accepts_promotions: false }))
  expect(api.sent(PATCH)).toEqual([{ accepts_promotions: false }])
  expect(toasts).toMatchObject([
    { description: 'Você não vai mais receber ofertas e novidades.', variant: 'success' },
  ])
})

it('goes back to what is true when it could not be saved', async () => {
  fakeApi({ [PATCH]: () => refused(422, 'x', 'Recusado.') })
  renderAs(signedIn(), <PromotionsConsent accepts={false} onSaved={vi.fn()} />)
  await userEvent.click(toggle())
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erro ao atualizar perfil' }]))
  expect(toggle().checked).toBe(false)
})

it('shows what is wanted while it is on its way, and sends it once', async () => {
  let answer = (_: ReturnType<typeof ok>) => {}
  const waiting = new Promise<ReturnType<typeof ok>>((resolve) => {
    answer = resolve
  })
  const api = fakeApi({ [PATCH]: () => waiting })
  renderAs(signedIn(), <PromotionsConsent accepts={false} onSaved={vi.fn()} />)
  await userEvent.click(toggle())
  expect(toggle().checked).toBe(true)
  await userEvent.click(toggle())
  expect(api.sent(PATCH)).toEqual([{ accepts_promotions: true }])
  answer(ok({ accepts_promotions: true }))
  await waitFor(() => expect(toasts).toHaveLength(1))
})
