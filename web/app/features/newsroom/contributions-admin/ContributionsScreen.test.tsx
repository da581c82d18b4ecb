// @vitest-environment jsdom
import type { ModeratedContribution } from '@portal/contract/newsroom/contributions/contribution-moderation'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { ContributionsScreen } from './ContributionsScreen.tsx'

const sent: ModeratedContribution = {
  id: '0197f2f0-0000-7000-8000-0000000000c1',
  slug: 'por-do-sol',
  kind: 'photo',
  title: 'Pôr do sol',
  text: '',
  credit_name: null,
  place: null,
  happened_on: null,
  photos: [],
  is_private: false,
  status: 'published',
  status_reason: null,
  answer: null,
  flags: [],
  sender: { email: 'ana@exemplo.test', name: null },
  consent_version: '1',
  consented_at: '2026-07-18T14:48:00Z',
  created_at: '2026-07-18T14:48:00Z',
  published_at: '2026-07-18T15:00:00Z',
  likes: 0,
  version: 2,
  may: {
    ...{ publish: false, reject: false, answer: false },
    suspend: true,
    archive: true,
    restore: false,
  },
}
const DECIDE = `POST /api/v1/admin/contributions/${sent.id}/decision`
const REASON = 'Estamos conferindo de quem é a foto.'

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
const LIST = {
  'GET /api/v1/admin/saved-filters?list=contributions': () => ok([]),
  'GET /api/v1/admin/contributions?sort=recentes': () =>
    ok({ contributions: [sent], next_cursor: null }),
}
async function suspend() {
  renderAs(signedIn({ planType: 'admin' }), <ContributionsScreen queue="?" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Pôr do sol' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tirar do ar' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Motivo'), REASON)
  await userEvent.click(dialog.getByRole('button', { name: 'Tirar do ar' }))
}

it('takes a contribution off the air with a reason, and closes the window', async () => {
  const api = fakeApi({ ...LIST, [DECIDE]: () => ok({ ...sent, status: 'suspended', version: 3 }) })
  await suspend()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.sent(DECIDE)).toEqual([{ version: 2, decision: 'suspend', reason: REASON }])
  expect(heard).toEqual([{ title: '“Pôr do sol” saiu do ar', variant: 'success' }])
})

it('keeps the window and its reason when somebody else decided first', async () => {
  fakeApi({ ...LIST, [DECIDE]: () => refused(409, 'stale', 'Já foi decidida.') })
  await suspend()
  await waitFor(() =>
    expect(heard).toEqual([
      {
        title: 'Alguém mexeu antes de você',
        description: 'Já foi decidida.',
        variant: 'destructive',
      },
    ]),
  )
  expect(screen.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe(REASON)
})
