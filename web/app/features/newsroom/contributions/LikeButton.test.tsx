// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Auth } from '~/platform/session/auth-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { Toaster } from '~/ui/Toaster.tsx'
import { LikeButton } from './LikeButton.tsx'

const ID = '0197f2f0-0000-7000-8000-0000000000c1'
const LIKE = `POST /api/v1/contributions/${ID}/like`
const LIKED = 'POST /api/v1/contributions/liked'
const nobody = { ...signedIn(), user: null, session: null }

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (who: Auth = nobody) =>
  renderAs(
    who,
    <>
      <LikeButton id={ID} count={7} />
      <Toaster />
    </>,
  )
const button = () => screen.getByRole('button', { name: /Curti/ })

it('counts at once, says the truth of the server after, and a second tap takes it back', async () => {
  const api = fakeApi({
    [LIKE]: (body) =>
      ok({
        liked: (body as { liked: boolean }).liked,
        likes: (body as { liked: boolean }).liked ? 9 : 8,
      }),
  })
  open()
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button())
  expect(button().getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(button().textContent).toContain('9'))
  await userEvent.click(button())
  await waitFor(() => expect(button().textContent).toContain('8'))
  const sent = api.sent(LIKE) as { device: string; liked: boolean }[]
  expect(sent.map(({ liked }) => liked)).toEqual([true, false])
  expect(sent[0]?.device).toMatch(/^[\w-]{22,64}$/)
  expect(sent[1]?.device).toBe(sent[0]?.device)
})

it('asks nobody what a browser that never liked anything has liked', async () => {
  const api = fakeApi({})
  open()
  expect(button().textContent).toContain('7')
  expect(api.sent(LIKED)).toEqual([])
})

it('knows what the person has liked before', async () => {
  fakeApi({ [LIKED]: () => ok({ liked: [ID] }) })
  open(signedIn())
  await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('true'))
  expect(button().textContent).toContain('7')
})

it('puts it back as it was when it cannot be kept, and says so', async () => {
  fakeApi({ [LIKE]: () => refused(429, 'contribution-like.too-many', 'Espere um pouco.') })
  open()
  await userEvent.click(button())
  expect(await screen.findByText('Espere um pouco.')).toBeDefined()
  expect(button().getAttribute('aria-pressed')).toBe('false')
  expect(button().textContent).toContain('7')
})
