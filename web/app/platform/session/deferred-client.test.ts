import { expect, it, vi } from 'vitest'
import { deferClient, type SessionSource } from './deferred-client.ts'

function fakeClient() {
  return {
    hasPersonLeft: true,
    onAuthStateChange: vi.fn(() => vi.fn()),
    start: vi.fn(() => vi.fn()),
    getSession: vi.fn(async () => null),
    refreshSession: vi.fn(async () => null),
    signOut: vi.fn(async () => undefined),
    forgetSession: vi.fn(),
  } satisfies SessionSource
}

it('fetches the client once, whoever asks', async () => {
  const client = fakeClient()
  const load = vi.fn(async () => client)
  const deferred = deferClient(load)
  expect(load).not.toHaveBeenCalled()
  await Promise.all([deferred.getSession(), deferred.refreshSession(), deferred.signOut({})])
  expect(load).toHaveBeenCalledTimes(1)
  expect(client.getSession).toHaveBeenCalledTimes(1)
})

it('listens before it starts, in the order it was asked', async () => {
  const client = fakeClient()
  const deferred = deferClient(async () => client)
  deferred.onAuthStateChange(() => undefined)
  deferred.start()
  await deferred.getSession()
  const [listened] = client.onAuthStateChange.mock.invocationCallOrder
  const [started] = client.start.mock.invocationCallOrder
  const [asked] = client.getSession.mock.invocationCallOrder
  expect([listened, started, asked]).toEqual([listened, started, asked].toSorted())
})

it('never begins what was undone before the client arrived, and ends what was begun', async () => {
  const client = fakeClient()
  const stop = vi.fn()
  client.start.mockReturnValue(stop)
  const deferred = deferClient(async () => client)
  deferred.onAuthStateChange(() => undefined)()
  const end = deferred.start()
  await deferred.getSession()
  expect(client.onAuthStateChange).not.toHaveBeenCalled()
  end()
  expect(stop).toHaveBeenCalledTimes(1)
})

it('tries the download again after it failed', async () => {
  const client = fakeClient()
  const load = vi.fn<() => Promise<SessionSource>>()
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(client)
  const deferred = deferClient(load)
  await expect(deferred.getSession()).rejects.toThrow('no network')
  await expect(deferred.getSession()).resolves.toBeNull()
  expect(deferred.hasPersonLeft).toBe(true)
})
