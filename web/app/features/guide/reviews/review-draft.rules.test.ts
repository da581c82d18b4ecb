import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { expect, it } from 'vitest'
import { NEW_DRAFT, problemsOf } from './review-draft.rules.ts'

const photo = (status: OwnPhoto['status']): OwnPhoto => ({
  ...{ id: '0197f2f0-0000-7000-8000-0000000000f1', width: 8, height: 6, thumbhash: null, alt: '' },
  ...{ status, created_at: '2026-07-18T14:48:00Z' },
})

it('asks for stars; words and photos are a gift', () => {
  expect(problemsOf(NEW_DRAFT).rating).toBe('Escolha de 1 a 5 estrelas.')
  expect(problemsOf({ ...NEW_DRAFT, rating: 4 })).toEqual({ rating: null, photos: null })
})

it('waits for photos that are being prepared, and says which cannot be used', () => {
  const withPhotos = (...photos: OwnPhoto[]) => problemsOf({ rating: 5, text: '', photos }).photos
  expect(withPhotos(photo('ready'))).toBeNull()
  expect(withPhotos(photo('ready'), photo('processing'))).toContain('Espere um instante')
  expect(withPhotos(photo('processing'), photo('failed'))).toContain('Apague-a')
})
