// @vitest-environment jsdom
import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { newDraft } from './claim-draft.rules.ts'

const CLAIM = 'POST /api/v1/establishments/a1/claim'
const photo: OwnPhoto = {
  ...{ id: '0197f2f0-0000-7000-8000-0000000000f1', width: 8, height: 6, thumbhash: null, alt: '' },
  ...{ status: 'ready', created_at: '2026-07-18T14:48:00Z' },
}

let heard: ToastMessage[]
let stopListening: () => void
const onSent = vi.fn()
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((toast) => heard.push(toast))
})
afterEach(() => {
  cleanup()
  stopListening()
  onSent.mockClear()
  vi.unstubAllGlobals()
})

function Claiming() {
  const [draft, setDraft] = useState({
    ...newDraft(false),
    cnpj: '11222333000181',
    document: [photo],
  })
  return (
    <Dialog open title="Reivindicar" onOpenChange={() => undefined}>
      <ClaimForm
        establishmentId="a1"
        options={{ phone_hint: null, code_failed: false, claim: null, barrier: null }}
        draft={draft}
        onDraftChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        documentField={() => <p>foto</p>}
        onSent={onSent}
      />
    </Dialog>
  )
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar reivindicação' }))

it('says under the field what the server has against it, until it is changed', async () => {
  const { body, status } = refused(422, 'input.invalid')
  const errors = [{ path: 'proof.media_id', message: 'Essa foto não é sua.' }]
  fakeApi({ [CLAIM]: () => ({ status, body: { ...(body as object), errors } }) })
  renderAs(signedIn(), <Claiming />)
  await send()
  expect(await screen.findByText('Essa foto não é sua.')).toBeDefined()
  expect(screen.queryByText('Sua reivindicação não foi enviada')).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Recado para a equipe/), 'a')
  expect(screen.queryByText('Essa foto não é sua.')).toBeNull()
  expect(onSent).not.toHaveBeenCalled()
})

it('says why it was not sent where no field explains it', async () => {
  fakeApi({ [CLAIM]: () => refused(403, 'claims.forbidden', 'Confirme seu e-mail.') })
  renderAs(signedIn(), <Claiming />)
  await send()
  expect(await screen.findByText('Confirme seu e-mail.')).toBeDefined()
})

it('is sent once and told', async () => {
  const api = fakeApi({ [CLAIM]: () => ({ status: 201, body: { id: 'c1' } }) })
  renderAs(signedIn(), <Claiming />)
  await send()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(heard[0]?.title).toBe('Reivindicação enviada')
  expect(api.sent(CLAIM)).toEqual([
    { cnpj: '11222333000181', proof: { kind: 'document', media_id: photo.id }, message: '' },
  ])
})
