// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from '~/platform/query-client.ts'
import { fakeApi, ok, refused } from '~/platform/testing/fake-api.ts'
import { OnSale } from './OnSale.tsx'

afterEach(cleanup)

const SAVE = 'PATCH /api/v1/admin/portal-settings'
const show = (answer: Parameters<typeof fakeApi>[0][string]) => {
  const api = fakeApi({
    'GET /api/v1/portal-settings': () => ok({ version: 4, plans_on_sale: false }),
    [SAVE]: answer,
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OnSale />
    </QueryClientProvider>,
  )
  return api
}
const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Planos à venda' })

it('puts the plans on sale, and says what holds', async () => {
  const { sent } = show(() => ok({ version: 5, plans_on_sale: true }))
  expect((await toggle()).checked).toBe(false)
  expect(screen.getByText(/Ninguém pode comprar agora/)).toBeDefined()
  await userEvent.click(await toggle())
  await waitFor(async () => expect((await toggle()).checked).toBe(true))
  expect(sent(SAVE)).toEqual([{ version: 4, changes: { plans_on_sale: true } }])
})

it('stays off where the portal has no way to be paid', async () => {
  const { sent } = show(() => refused(409, 'settings.no-way-to-be-paid'))
  await userEvent.click(await toggle())
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1))
  expect((await toggle()).checked).toBe(false)
})
