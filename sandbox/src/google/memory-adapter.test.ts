import { expect, it } from 'vitest'
import { createMemory } from './memory-adapter.ts'

it('forgets what has expired', async () => {
  let now = 0
  const tokens = createMemory(() => now)('AccessToken')
  await tokens.upsert('a', { grantId: 'g' }, 60)

  now = 59_999
  expect(await tokens.find('a')).toEqual({ grantId: 'g' })
  now = 60_000
  expect(await tokens.find('a')).toBeUndefined()
})

it('keeps models apart, and revokes one grant of one model', async () => {
  const memory = createMemory()
  const [tokens, codes] = [memory('AccessToken'), memory('AuthorizationCode')]
  await tokens.upsert('a', { grantId: 'g' }, 60)
  await tokens.upsert('b', { grantId: 'h' }, 60)
  await codes.upsert('a', { grantId: 'g' }, 60)

  await tokens.revokeByGrantId('g')

  expect(await tokens.find('a')).toBeUndefined()
  expect(await tokens.find('b')).toBeDefined()
  expect(await codes.find('a')).toBeDefined()
})

it('finds a session by its uid, marks what was used and forgets what is destroyed', async () => {
  const sessions = createMemory(() => 5_000)('Session')
  await sessions.upsert('a', { uid: 'u' }, 60)

  await sessions.consume('a')
  expect(await sessions.findByUid('u')).toEqual({ uid: 'u', consumed: 5 })

  await sessions.destroy('a')
  expect(await sessions.findByUid('u')).toBeUndefined()
  await sessions.consume('a')
})
