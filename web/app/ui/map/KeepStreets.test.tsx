// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { receiveToasts, type ToastMessage } from '../toast.ts'
import { KeepStreets } from './KeepStreets.tsx'

const toast = vi.fn<(message: ToastMessage) => void>()

const FILE = '/mapas/0123.pmtiles'
const streets = { href: FILE, bytes: 1_955_973, schema: 'openmaptiles', attribution: '© OSM' }
const kept = new Map<string, Response>()
let file: () => Response

beforeEach(() => {
  kept.clear()
  toast.mockClear()
  receiveToasts(toast)
  file = () => new Response(new Uint8Array(streets.bytes))
  const keyOf = (path: string) => new URL(path, window.location.origin).href
  const cache = {
    match: async (path: string) => kept.get(keyOf(path))?.clone(),
    put: async (path: string, answer: Response) => void kept.set(keyOf(path), answer),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (path: string) => kept.delete(keyOf(path)),
  }
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async () => kept.clear(),
  })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } })
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/v1/base-map' ? Response.json({ streets }) : file(),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const offer = () => screen.findByRole('button', { name: 'Guardar o mapa no celular · 1,9 MB' })
const remove = () => screen.findByRole('button', { name: /^Guardado · remover/ })
const paths = () => [...kept.keys()].map((url) => new URL(url).pathname).sort()

it('keeps the whole file with one tap, and takes it away with another', async () => {
  render(<KeepStreets isShort />)
  fireEvent.click(await offer())
  fireEvent.click(await remove())
  await offer()
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Mapa guardado' }))
  expect(paths()).toEqual([])
})

it('keeps nothing of a file that was cut short, and says what to do', async () => {
  file = () => new Response(new Uint8Array(1000))
  render(<KeepStreets />)
  fireEvent.click(await offer())
  await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  expect(toast.mock.calls[0]?.[0].description).toMatch(/Toque de novo quando ela voltar/)
  await offer()
  expect(paths()).toEqual([])
})

it('fetches the map anew where another is in use', async () => {
  const at = (path: string) => new URL(path, window.location.origin).href
  kept.set(at('/mapas/velho.pmtiles'), new Response('old'))
  kept.set(at('/mapas/guardado'), Response.json({ ...streets, href: '/mapas/velho.pmtiles' }))
  render(<KeepStreets />)
  await remove()
  await vi.waitFor(() => expect(paths()).toEqual([FILE, '/mapas/guardado']))
})

it('offers nothing where the portal has no streets', async () => {
  const asked = vi.fn(async () => Response.json({ streets: null }))
  vi.stubGlobal('fetch', asked)
  render(<KeepStreets />)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})
