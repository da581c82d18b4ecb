// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SectionTabs } from './SectionTabs.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SECTIONS = [
  { id: 'entradas', label: 'Entradas' },
  { id: 'peixes', label: 'Peixes' },
  { id: 'bebidas', label: 'Bebidas' },
]
const HEIGHT_PX = 1_000

/** Sections a thousand pixels high, the first at the top of the page. */
function scrollTo(y: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = SECTIONS.findIndex(({ id }) => id === this.id)
    return { top: place * HEIGHT_PX - y } as DOMRect
  })
  fireEvent.scroll(window)
}
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent)

// spec: 585
it('follow the scroll: the one of the section that is being read is the current one', () => {
  scrollTo(0)
  render(
    <>
      <SectionTabs label="Seções" sections={SECTIONS} />
      {SECTIONS.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  )
  expect(current()).toEqual(['Entradas'])
  scrollTo(HEIGHT_PX)
  expect(current()).toEqual(['Peixes'])
  scrollTo(2 * HEIGHT_PX - 100)
  expect(current()).toEqual(['Bebidas'])
  scrollTo(0)
  expect(current()).toEqual(['Entradas'])
})
