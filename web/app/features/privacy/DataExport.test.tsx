// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { DataExport } from './DataExport.tsx'

const EXPORT = 'GET /api/v1/account/export'
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
const press = () => userEvent.click(screen.getByRole('button', { name: 'Baixar meus dados' }))

it('saves everything the portal keeps in a readable file named by the day', async () => {
  const kept = { exported_at: '2026-07-18T22:42:00Z', data: { users: [{ name: 'Rosângela' }] } }
  fakeApi({ [EXPORT]: () => ok(kept) })
  const files: { name: string; content: Blob }[] = []
  let last: Blob = new Blob()
  URL.createObjectURL = vi.fn((file: Blob) => {
    last = file
    return 'blob:data'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, content: last })
  })
  renderAs(signedIn(), <DataExport />)
  await press()
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Arquivo pronto' }]))
  expect(files[0]?.name).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/)
  expect(files[0]?.content.type).toBe('application/json')
  expect(JSON.parse((await files[0]?.content.text()) ?? '')).toEqual(kept)
})

it('says so when the file cannot be made', async () => {
  fakeApi({ [EXPORT]: () => refused(429, 'limits.too-many', 'Espere um pouco.') })
  renderAs(signedIn(), <DataExport />)
  await press()
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'Erro ao baixar seus dados', description: 'Espere um pouco.' },
    ]),
  )
})

it('asks who has not confirmed the e-mail to do so first, for the file to be whole', () => {
  fakeApi({})
  renderAs(signedIn({ user: { email_verified: false } }), <DataExport />)
  expect(screen.getByText(/Confirme antes o seu e-mail/)).toBeDefined()
})
