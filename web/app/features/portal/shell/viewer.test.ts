import { expect, it } from 'vitest'
import { ROSANGELA } from '~/platform/testing/signed-in.tsx'
import { viewerOf } from './viewer.ts'

const nobody = { user: null, planType: null }

it('is unknown until the first check has ended, then a visitor', () => {
  expect(viewerOf({ ...nobody, isLoading: true })).toEqual({ status: 'unknown' })
  expect(viewerOf({ ...nobody, isLoading: false })).toEqual({ status: 'visitor' })
})

// spec: 52
it('is a member with name, e-mail, picture and plan', () => {
  const user_metadata = { full_name: 'Rosângela Alves', avatar_url: '/fotos/rosa.webp' }
  const auth = { user: { ...ROSANGELA, user_metadata }, planType: 'clube' as const }
  expect(viewerOf({ ...auth, isLoading: false })).toEqual({
    status: 'member',
    planType: 'clube',
    email: 'rosangela@example.com',
    name: 'Rosângela Alves',
    avatarUrl: '/fotos/rosa.webp',
  })
})

it.each([null, '  '])('is called by the e-mail without a name (%j)', (full_name) => {
  const user = { ...ROSANGELA, user_metadata: { full_name, avatar_url: null } }
  expect(viewerOf({ user, planType: null, isLoading: false })).toMatchObject({
    name: ROSANGELA.email,
  })
})
