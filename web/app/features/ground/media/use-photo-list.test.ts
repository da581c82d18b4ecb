// @vitest-environment jsdom
import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePhotoList } from './use-photo-list.ts'

const photo = (id: string) => ({ id, status: 'processing' }) as OwnPhoto
const idsOf = (photos: readonly OwnPhoto[]) => photos.map(({ id }) => id)
const adding = (id: string) => (photos: readonly OwnPhoto[]) => [...photos, photo(id)]

function heldByForm() {
  const told: OwnPhoto[][] = []
  const form = renderHook(({ photos }) => usePhotoList(photos, (next) => void told.push(next)), {
    initialProps: { photos: [] as OwnPhoto[] },
  })
  return {
    told,
    list: form.result.current,
    draw: (photos = [] as OwnPhoto[]) => form.rerender({ photos }),
  }
}

it('loses none of several photos that arrive while an earlier one is still being drawn', () => {
  const { told, list, draw } = heldByForm()
  list.change(adding('a'))
  list.change(adding('b'))
  draw(told[0])
  list.change(adding('c'))
  expect(idsOf(told.at(-1) ?? [])).toEqual(['a', 'b', 'c'])
  draw(told[1])
  draw(told[2])
  expect(idsOf(list.read())).toEqual(['a', 'b', 'c'])
})

it('goes on from what the form says once it was changed there', () => {
  const { told, list, draw } = heldByForm()
  list.change(adding('a'))
  draw(told[0])
  draw([])
  expect(list.read()).toEqual([])
  list.change(adding('b'))
  expect(idsOf(told.at(-1) ?? [])).toEqual(['b'])
})
