import type { OwnPhoto } from '@portal/contract/ground/media/media'
import {
  COMPLAINT_CONSENT,
  CONTRIBUTION_CONSENT,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  type ContributionDraft,
  ELSEWHERE,
  neighbourhoodChoice,
  newDraft,
  problemsOf,
  sightChoice,
} from './contribution-draft.rules.ts'

const ready: OwnPhoto = {
  ...{ id: '0197f2f0-0000-7000-8000-000000000001', width: 4, height: 3, thumbhash: 'x', alt: '' },
  ...{ status: 'ready', created_at: '2026-07-18T14:48:00Z' },
}
const whole: ContributionDraft = {
  ...newDraft(),
  ...{ kind: 'story', title: 'A maré', text: 'Subiu até a mesa do bar.', creditName: 'Rosa' },
  ...{ email: 'rosa@exemplo.test', hasConsented: true },
}
const visitor = { isSignedIn: false }
const member = { isSignedIn: true }

describe('before it is sent', () => {
  it('finds nothing to say about a whole one, and everything about an empty one', () => {
    expect(problemsOf(whole, visitor)).toEqual({})
    expect(Object.keys(problemsOf({ ...newDraft(), kind: 'tip' }, visitor))).toEqual([
      'title',
      'text',
      'credit',
      'email',
      'consent',
    ])
  })

  it('asks a visitor with a photo to sign in, and a member for a photo that is ready', () => {
    const photo = { ...whole, kind: 'photo', text: '' } as const
    expect(problemsOf(photo, visitor).photos).toBe('Entre na sua conta para enviar fotos.')
    expect(problemsOf(photo, member).photos).toBe('Escolha ao menos uma foto.')
    const processing = { ...ready, status: 'processing' } as const
    expect(problemsOf({ ...photo, photos: [processing] }, member).photos).toMatch(/Espere/)
    expect(problemsOf({ ...photo, photos: [ready] }, member)).toEqual({})
  })

  it('asks for no e-mail of who is signed in and no name of who wants none', () => {
    const bare = { ...whole, email: '', creditName: '', isNamed: false }
    expect(problemsOf(bare, member)).toEqual({})
    expect(problemsOf({ ...bare, email: 'rosa@' }, visitor)).toHaveProperty('email')
  })
})

describe('what travels', () => {
  it('names the place as it was chosen', () => {
    const placeOf = (place: string) =>
      bodyOf({ ...whole, place, placeName: ' Meu quintal ' }, visitor).place
    expect(placeOf('')).toBeNull()
    expect(placeOf(sightChoice('abc'))).toEqual({ kind: 'sight', id: 'abc' })
    expect(placeOf(neighbourhoodChoice('Maçarico'))).toEqual({ kind: 'named', name: 'Maçarico' })
    expect(placeOf(ELSEWHERE)).toEqual({ kind: 'named', name: 'Meu quintal' })
  })

  it('agrees to the text that was shown', () => {
    expect(bodyOf(whole, visitor).consent_version).toBe(CONTRIBUTION_CONSENT.version)
    const complaint = { ...whole, kind: 'complaint', isPrivate: true } as const
    expect(bodyOf(complaint, visitor)).toMatchObject({
      is_private: true,
      consent_version: COMPLAINT_CONSENT.version,
    })
    expect(bodyOf({ ...complaint, kind: 'tip' }, visitor).is_private).toBe(false)
  })

  it('holds no photos of a visitor and no e-mail of a member', () => {
    const draft = { ...whole, photos: [ready] }
    expect(bodyOf(draft, visitor).photos).toEqual([])
    expect(bodyOf(draft, member)).not.toHaveProperty('email')
    expect(bodyOf(draft, member).photos).toEqual([ready.id])
  })
})
