import { afterAll, expect, it } from 'vitest'
import { startGoogle } from '../../../../../sandbox/src/google/start-google.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { isPictureAddress } from './avatars.rules.ts'
import { copyAvatar } from './copy-avatar.ts'

const google = await startGoogle({ port: 0 })
afterAll(() => google.stop())
const portal = useTestApp({
  environment: {
    GOOGLE_DISCOVERY_URL: `${google.issuer}/.well-known/openid-configuration`,
    GOOGLE_CLIENT_ID: 'portal-local',
    GOOGLE_CLIENT_SECRET: 'portal-local-secret',
  },
})

async function withPicture(image: string) {
  const person = await createPerson(portal)
  await portal.deps.connection
    .updateTable('users')
    .set({ image })
    .where('id', '=', person.userId)
    .execute()
  return person
}
const avatarOf = async (cookie: string) =>
  (await call(portal, 'GET', '/auth/session', undefined, { cookie })).json.session.user
    .user_metadata.avatar_url

// spec: 99
it('shows the picture of Google from the portal itself', async () => {
  const people = await (await fetch(google.issuer)).text()
  const [picture = ''] = /\/retratos\/\d+\.svg/.exec(people) ?? []
  const person = await withPicture(google.issuer + picture)
  expect(await avatarOf(person.cookie)).toBeNull()
  await copyAvatar(person.userId, portal.deps)
  const address = await avatarOf(person.cookie)
  expect(address).toMatch(/^\/api\/v1\/profile\/avatar\?v=\d+$/)
  const answer = await portal.app.inject({ url: address, headers: { cookie: person.cookie } })
  expect(answer.headers['content-type']).toBe('image/webp')
})

it('shows a picture to its owner only', async () => {
  expect((await call(portal, 'GET', '/profile/avatar')).status).toBe(401)
  const { cookie } = await createPerson(portal)
  expect((await call(portal, 'GET', '/profile/avatar', undefined, { cookie })).status).toBe(404)
})

it.each([
  ['Google', 'https://lh3.googleusercontent.com/a/x=s96-c', true],
  ['Google without encryption', 'http://lh3.googleusercontent.com/a/x', false],
  ['a name that only begins like it', 'https://lh3.googleusercontent.com.evil.example/a', false],
  ['the machine itself', 'http://169.254.169.254/latest/meta-data', false],
  ['a file', 'file:///etc/passwd', false],
  ['no address', 'retrato.png', false],
])('fetches a picture from %s: %s', (_, address, expected) => {
  expect(isPictureAddress(address, `${google.issuer}/.well-known/openid-configuration`)).toBe(
    expected,
  )
})

it('leaves out what is no picture', async () => {
  const person = await withPicture(`${google.issuer}/.well-known/openid-configuration`)
  await copyAvatar(person.userId, portal.deps)
  expect(await avatarOf(person.cookie)).toBeNull()
})
