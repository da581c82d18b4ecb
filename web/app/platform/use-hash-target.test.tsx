// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHashTarget } from './use-hash-target.ts'

function Page() {
  useHashTarget()
  return (
    <>
      <section id="dados" tabIndex={-1}>
        dados
      </section>
      <section id="seguranca" tabIndex={-1}>
        segurança
      </section>
    </>
  )
}
const scroll = vi.fn()
beforeEach(() => {
  scroll.mockClear()
  HTMLElement.prototype.scrollIntoView = scroll
})
afterEach(cleanup)

function arriveAt(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return (to: string | number) => act(() => router.navigate(to as string))
}
const focused = () => document.activeElement?.id

it('brings the section of the address into view at once on arrival', () => {
  arriveAt('/painel#seguranca')
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' })
  expect(focused()).toBe('seguranca')
})

it('follows links to sections, also the same one twice', async () => {
  const go = arriveAt('/painel')
  expect(scroll).not.toHaveBeenCalled()
  await go('#dados')
  expect(focused()).toBe('dados')
  screen.getByText('segurança').focus()
  await go('#dados')
  expect(focused()).toBe('dados')
  expect(scroll).toHaveBeenCalledTimes(2)
})

it('leaves going back to the router, which knows where one was', async () => {
  const go = arriveAt('/painel#dados')
  await go('#seguranca')
  scroll.mockClear()
  await go(-1)
  expect(scroll).not.toHaveBeenCalled()
})

it('ignores a name that is nowhere on the page', () => {
  arriveAt('/painel#100%')
  expect(scroll).not.toHaveBeenCalled()
})
