// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import type { Auth } from '~/platform/session/auth-context.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { renderAs, signedIn } from '~/platform/testing/signed-in.tsx'
import { receiveToasts, type ToastMessage } from '~/ui/toast.ts'
import { savedListKey } from './favourites.queries.ts'
import { mergeFavourites } from './merge-favourites.ts'
import { SaveButton } from './SaveButton.tsx'

const place = { id: '0197f2f0-0000-7000-8000-0000000000e1', name: 'Maré Cheia' }
const other = '0197f2f0-0000-7000-8000-0000000000e2'
const IDS = 'GET /api/v1/my/favourites/ids'
const ADD = `PUT /api/v1/my/favourites/${place.id}`
const REMOVE = `DELETE /api/v1/my/favourites/${place.id}`
const MERGE = 'POST /api/v1/my/favourites/merge'

// What comes with the first change is at hand: no toast of one test is heard in the next.
beforeAll(async () => void (await import('./keep-favourite.ts')))

let heard: ToastMessage[]
let stopListening: () => void
beforeEach(() => {
  heard = []
  stopListening = receiveToasts((message) => heard.push(message))
})
afterEach(() => {
  stopListening()
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const visitor = (): Auth => ({ ...signedIn(), user: null, session: null })
const show = (auth: Auth) => renderAs(auth, <SaveButton place={place} look="picture" />)
const heart = () => screen.getByRole('button', { name: 'Salvar Maré Cheia' })
const isSaved = () => heart().getAttribute('aria-pressed') === 'true'
const stored = () => JSON.parse(localStorage.getItem('portal.favourites') ?? '[]')

describe('the heart of a visitor', () => {
  it('keeps the place in this browser, and says so with the way to the list', async () => {
    const { path } = show(visitor())
    await userEvent.click(heart())
    await waitFor(() => expect(isSaved()).toBe(true))
    expect(stored()).toEqual([place.id])
    await waitFor(() => expect(heard[0]?.description).toContain('neste navegador'))
    act(() => heard[0]?.action?.onClick())
    expect(path()).toBe('/favoritos')
    await userEvent.click(heart())
    await waitFor(() => expect(isSaved()).toBe(false))
    expect(stored()).toEqual([])
  })

  it('follows what another tab has changed', async () => {
    show(visitor())
    act(() => {
      localStorage.setItem('portal.favourites', JSON.stringify([place.id]))
      window.dispatchEvent(new StorageEvent('storage', { key: 'portal.favourites' }))
    })
    expect(isSaved()).toBe(true)
  })

  it('takes nothing but ids from a storage anybody may write to', () => {
    localStorage.setItem('portal.favourites', '{"not": "a list"}')
    show(visitor())
    expect(isSaved()).toBe(false)
  })

  it('says when the browser has no more room', async () => {
    const many = Array.from(
      { length: 500 },
      (_, n) => `0197f2f0-0000-7000-8000-${String(n).padStart(12, '0')}`,
    )
    localStorage.setItem('portal.favourites', JSON.stringify(many))
    show(visitor())
    await userEvent.click(heart())
    await waitFor(() => expect(heard[0]?.title).toBe('Sua lista está cheia'))
    expect(isSaved()).toBe(false)
  })
})

describe('the heart of a member', () => {
  it('is filled at once and kept in the account', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok>>()
    const api = fakeApi({ [IDS]: () => ok({ ids: [] }), [ADD]: () => answer.promise })
    show(signedIn())
    await userEvent.click(heart())
    await waitFor(() => expect(isSaved()).toBe(true))
    expect(heard).toEqual([])
    answer.resolve(ok({ saved: true }))
    await waitFor(() => expect(heard[0]?.title).toBe('Lugar salvo'))
    expect(api.sent(ADD)).toHaveLength(1)
    expect(stored()).toEqual([])
  })

  it('is emptied again where the server refuses, with its sentence', async () => {
    fakeApi({
      [IDS]: () => ok({ ids: [] }),
      [ADD]: () => refused(409, 'favourites.full', 'Você já salvou 500 lugares.'),
    })
    show(signedIn())
    await userEvent.click(heart())
    await waitFor(() => expect(heard[0]?.description).toBe('Você já salvou 500 lugares.'))
    expect(isSaved()).toBe(false)
  })

  it('shows the last state of a quick double tap, whatever the first is answered', async () => {
    const first = Promise.withResolvers<ReturnType<typeof ok>>()
    const api = fakeApi({
      [IDS]: () => ok({ ids: [] }),
      [ADD]: () => first.promise,
      [REMOVE]: () => ok({ saved: false }),
    })
    show(signedIn())
    await userEvent.click(heart())
    await waitFor(() => expect(isSaved()).toBe(true))
    await userEvent.click(heart())
    await waitFor(() => expect(isSaved()).toBe(false))
    first.resolve(ok({ saved: true }))
    await waitFor(() => expect(api.sent(REMOVE)).toHaveLength(1))
    expect(isSaved()).toBe(false)
  })
})

describe('what a browser kept, when somebody signs in', () => {
  // spec: 298
  it('is brought to the account once, however many ask, and forgotten here', async () => {
    localStorage.setItem('portal.favourites', JSON.stringify([place.id, other]))
    const api = fakeApi({ [MERGE]: () => ok({ ids: [place.id, other] }) })
    const queries = createQueryClient()
    await mergeFavourites(queries)
    await mergeFavourites(queries)
    expect(api.sent(MERGE)).toEqual([{ ids: [place.id, other] }])
    expect(stored()).toEqual([])
    expect(queries.getQueryData(['me', 'favourites', 'ids'])).toEqual({ ids: [place.id, other] })
  })

  it('is in a list that was already being read', async () => {
    localStorage.setItem('portal.favourites', JSON.stringify([place.id]))
    fakeApi({ [MERGE]: () => ok({ ids: [place.id] }) })
    const queries = createQueryClient()
    let answerFirst = (_: string[]) => {}
    const reading = vi
      .fn<() => Promise<string[]>>()
      .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
      .mockResolvedValue([place.name])
    const list = new QueryObserver(queries, { queryKey: savedListKey, queryFn: reading })
    const leave = list.subscribe(() => {})
    await mergeFavourites(queries)
    answerFirst([])
    await waitFor(() => expect(list.getCurrentResult().data).toEqual([place.name]))
    leave()
  })

  it('stays where it could not be brought', async () => {
    localStorage.setItem('portal.favourites', JSON.stringify([place.id]))
    fakeApi({ [MERGE]: () => refused(503, 'unavailable') })
    await expect(mergeFavourites(createQueryClient())).rejects.toThrow()
    expect(stored()).toEqual([place.id])
  })
})
