import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [20, 20, [1, null, 19, 20]],
])('on page %i of %i shows both ends and the neighbours', (page, pageCount, shown) => {
  expect(pageWindow(page, pageCount)).toEqual(shown)
})
