// @vitest-environment jsdom
import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type ApiClient, ApiError } from '~/platform/api.ts'
import { createQueryClient } from '~/platform/query-client.ts'
import { formOf } from './tabbar-item-form.rules.ts'
import { useTabBarEditor } from './use-tabbar-editor.ts'

afterEach(cleanup)

const item: TabBarItem = {
  id: '00000000-0000-4000-8000-000000000001',
  key: 'agenda',
  label: 'Agenda',
  icon: 'calendar',
  route: '/eventos',
  position: 1,
  display_order: 0,
  is_active: true,
  requires_auth: false,
  plan_types: [],
}
const refusal = new ApiError(409, {
  type: 'about:blank',
  title: 'Conflito',
  status: 409,
  code: 'stale',
  detail: 'Outra pessoa mudou a barra.',
  requestId: 'r',
})

async function openEditor(send: () => Promise<unknown>) {
  const api = { get: async () => [item], send: vi.fn(send) } as unknown as ApiClient
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useTabBarEditor(api), { wrapper })
  await waitFor(() => expect(result.current.items).toHaveLength(1))
  return result
}
type Editor = ReturnType<typeof useTabBarEditor>
const changed = { ...formOf(item), label: 'Eventos' }
const WRITES: [string, (editor: Editor) => Promise<boolean>][] = [
  ['updated', (editor) => editor.update(item, changed)],
  ['reordered', (editor) => editor.reorder([{ ...item, position: 2 }])],
]

// spec: 256
it.each(WRITES)('answers false and records the error when nothing was %s', async (verb, write) => {
  const editor = await openEditor(() => Promise.reject(refusal))
  await act(async () => expect(await write(editor.current)).toBe(false))
  expect(editor.current.error).toEqual({ verb, message: 'Outra pessoa mudou a barra.', fields: [] })
  expect(editor.current.items).toEqual([item])
})

it.each(WRITES)('answers true and records nothing when it was %s', async (_, write) => {
  const editor = await openEditor(async () => ({}))
  await act(async () => expect(await write(editor.current)).toBe(true))
  expect(editor.current.error).toBeNull()
})
