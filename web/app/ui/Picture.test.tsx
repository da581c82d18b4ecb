// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { rgbaToThumbHash } from 'thumbhash'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'
import { type Photo, placeholderColour, sourcesOf } from './photo-sources.ts'

afterEach(cleanup)

/** The hash of a surface in one colour, as the worker makes it. */
function hashOf(...colour: [r: number, g: number, b: number, a: number]): string {
  const pixels = Array.from({ length: 16 }, () => colour).flat()
  return btoa(String.fromCharCode(...rgbaToThumbHash(4, 4, pixels)))
}
const SEA = hashOf(15, 91, 115, 255)
const photo = (changes: Partial<Photo> = {}): Photo => ({
  id: '0197f2f0-0000-7000-8000-000000000001',
  width: 4000,
  height: 3000,
  thumbhash: SEA,
  alt: 'Barcos no trapiche',
  ...changes,
})

describe('a photo', () => {
  it('keeps in sight what matters where the frame cuts it', () => {
    render(<Picture picture={photo({ focus: { x: 0.2, y: 0.9 } })} />)
    expect(screen.getByRole('img').style.objectPosition).toBe('20% 90%')
    cleanup()
    render(<Picture picture={photo()} />)
    expect(screen.getByRole('img').style.objectPosition).toBe('')
  })

  it('is offered in both formats and in every width it has, with words for who does not see it', () => {
    const { container } = render(<Picture picture={photo()} sizes="50vw" />)
    const image = screen.getByRole('img', { name: 'Barcos no trapiche' })
    const sources = [...container.querySelectorAll('source')]
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[0]?.srcset).toBe(
      [320, 640, 960, 1600, 2400]
        .map((width) => `/media/${photo().id}/${width}.avif ${width}w`)
        .join(', '),
    )
    expect(sources.every(({ sizes }) => sizes === '50vw')).toBe(true)
    expect(image.getAttribute('src')).toBe(`/media/${photo().id}/960.webp`)
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['4000', '3000'])
  })

  it('is never asked for larger than it is', () => {
    const { sources, src } = sourcesOf(photo({ width: 500, height: 300 }))
    expect(sources[1]?.srcSet).toBe(
      `/media/${photo().id}/320.webp 320w, /media/${photo().id}/500.webp 500w`,
    )
    expect(src).toBe(`/media/${photo().id}/500.webp`)
  })

  it('waits until it is looked at, unless it is what the screen begins with', () => {
    render(<Picture picture={photo()} />)
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
    cleanup()
    render(<Picture picture={photo()} loading="priority" />)
    const first = screen.getByRole('img')
    expect(first.getAttribute('loading')).toBe('eager')
    expect(first.getAttribute('fetchpriority')).toBe('high')
  })

  it('lends the frame its colour until it comes', () => {
    const { container } = render(<Picture picture={photo()} />)
    const frame = container.firstElementChild as HTMLElement
    const [r = 0, g = 0, b = 0] = frame.style.backgroundColor.match(/\d+/g)?.map(Number) ?? []
    expect([r, g, b]).toEqual([
      expect.closeTo(15, -1),
      expect.closeTo(91, -1),
      expect.closeTo(115, -1),
    ])
  })

  it('that is still being prepared shows what stands in for it, and asks for no file', () => {
    const { container } = render(
      <Picture picture={photo({ thumbhash: null })}>
        <span>Preparando</span>
      </Picture>,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('Preparando')).toBeDefined()
  })

  it('goes unsaid where the words beside it say the same', () => {
    const { container } = render(<Picture picture={photo()} alt="" />)
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  })
})

it('shows the portal’s own art by its name', () => {
  const art = { name: 'farol', widths: [480, 960], width: 960, height: 640 }
  const { container } = render(<Picture picture={art} alt="O farol" />)
  expect(screen.getByRole('img', { name: 'O farol' }).getAttribute('src')).toBe(
    '/art/farol-960.webp',
  )
  expect(container.querySelector('source')?.srcset).toBe(
    '/art/farol-480.avif 480w, /art/farol-960.avif 960w',
  )
})

it('has no colour for a picture one can see through', () => {
  expect(placeholderColour(null)).toBeUndefined()
  expect(placeholderColour(hashOf(15, 91, 115, 120))).toBeUndefined()
})
