// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { LEAVE_FREELY, LeaveQuestion } from './LeaveQuestion.tsx'

afterEach(cleanup)

function open(hasUnsavedWork: boolean) {
  const router = createMemoryRouter(
    [{ path: '*', element: <LeaveQuestion hasUnsavedWork={hasUnsavedWork} /> }],
    { initialEntries: ['/admin/eventos?editar=novo'] },
  )
  render(<RouterProvider router={router} />)
  const go = (to: string, options = {}) => act(() => router.navigate(to, options))
  return { go, at: () => router.state.location.pathname + router.state.location.search }
}
const question = () => screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })

it('asks also for another part of the same page, and stays where one was', async () => {
  const { go, at } = open(true)
  await go('/admin/eventos')
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Continuar editando' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(at()).toBe('/admin/eventos?editar=novo')
})

it('goes when told to', async () => {
  const { go, at } = open(true)
  await go('/admin/praias')
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Sair sem salvar' }))
  await waitFor(() => expect(at()).toBe('/admin/praias'))
})

it('asks nothing where nothing waits, or where it has just been saved', async () => {
  const atRest = open(false)
  await atRest.go('/admin/praias')
  expect(atRest.at()).toBe('/admin/praias')
  cleanup()
  const saved = open(true)
  await saved.go('/admin/eventos?editar=1', { state: LEAVE_FREELY })
  expect(saved.at()).toBe('/admin/eventos?editar=1')
})
