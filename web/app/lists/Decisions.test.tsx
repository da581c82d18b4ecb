// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { Button } from '~/ui/Button.tsx'
import { Decisions } from './Decisions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const AT = '/admin/claims/:id'
const OWN = 'É seu: outra pessoa da equipe decide.'
const asked = (...ids: string[]) =>
  `GET /api/v1/admin/own-decisions?${new URLSearchParams({ at: AT, ids: ids.join(',') })}`

function openClaims(...ids: string[]) {
  const decided: string[] = []
  renderAs(
    signedIn({ planType: 'admin' }),
    ids.map((id) => (
      <Decisions key={id} at={AT} id={id}>
        <Button onClick={() => decided.push(id)}>Aprovar {id}</Button>
      </Decisions>
    )),
  )
  return decided
}
const button = (id: string) => screen.getByRole<HTMLButtonElement>('button', { name: id })

it('waits to know whose a thing is before it can be decided', async () => {
  let tell = (_own: string[]) => {}
  const told = new Promise<string[]>((resolve) => {
    tell = resolve
  })
  fakeApi({ [asked('a', 'b')]: async () => ok({ own: await told }) })
  const decided = openClaims('a', 'b')
  await userEvent.click(button('Aprovar a'))
  await userEvent.click(button('Aprovar b'))
  tell(['b'])
  expect(await screen.findByText(OWN)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Aprovar b' })).toBeNull()
  await userEvent.click(button('Aprovar a'))
  expect(decided).toEqual(['a'])
})

it('asks once for all that is in sight', async () => {
  const api = fakeApi({ [asked('a', 'b', 'c')]: () => ok({ own: ['a', 'b', 'c'] }) })
  openClaims('a', 'b', 'c')
  await waitFor(() => expect(screen.getAllByText(OWN)).toHaveLength(3))
  expect(api.sent(asked('a', 'b', 'c'))).toHaveLength(1)
})

it('asks a page at a time', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `n${index}`)
  const api = fakeApi({})
  openClaims(...ids)
  await waitFor(() => {
    // By role, a hundred buttons take minutes.
    const buttons = screen.getAllByText(/^Aprovar/)
    expect(buttons.filter((one) => one.matches(':disabled'))).toEqual([])
  })
  expect(api.sent(asked(...ids.slice(0, 100)))).toHaveLength(1)
  expect(api.sent(asked(...ids.slice(100)))).toHaveLength(1)
})

it('holds nobody up when it is not told: the server refuses what it must', async () => {
  fakeApi({ [asked('a')]: () => refused(403, 'x') })
  const decided = openClaims('a')
  await waitFor(() => expect(button('Aprovar a').matches(':disabled')).toBe(false))
  await userEvent.click(button('Aprovar a'))
  expect(decided).toEqual(['a'])
})

it('says nothing where there is nothing to decide', async () => {
  fakeApi({}, ['a'])
  renderAs(
    signedIn({ planType: 'admin' }),
    <>
      <Decisions at={AT} id="a">
        {null}
      </Decisions>
      <Decisions at={AT} id="b">
        <Button>Aprovar b</Button>
      </Decisions>
    </>,
  )
  await waitFor(() => expect(button('Aprovar b').matches(':disabled')).toBe(false))
  expect(screen.queryByText(OWN)).toBeNull()
})
