import { CONTRIBUTION_KINDS } from '@portal/contract/newsroom/contributions/contribution.texts'
import { expect, it } from 'vitest'
import { cursorIn, galleryAddress, kindIn } from './gallery-address.rules.ts'

const searchOf = (address: string) => new URL(address, 'https://portal.test').searchParams

// spec: 433
it('finds every kind again in its own address, in Portuguese', () => {
  for (const kind of CONTRIBUTION_KINDS) {
    expect(kindIn(searchOf(galleryAddress(kind)))).toBe(kind)
  }
  expect(galleryAddress('story')).toBe('/voce-no-portal?tipo=historia')
  expect(kindIn(searchOf(galleryAddress(null)))).toBeNull()
})

it('shows everything where the address names a kind there is not', () => {
  expect(kindIn(searchOf('/voce-no-portal?tipo=video'))).toBeNull()
  expect(kindIn(searchOf('/voce-no-portal?tipo=constructor'))).toBeNull()
})

it('reads the page one is on, not those one came by', () => {
  expect(cursorIn(searchOf('/voce-no-portal?cursor=a&cursor=b'))).toBe('b')
  expect(cursorIn(searchOf('/voce-no-portal'))).toBeUndefined()
})
