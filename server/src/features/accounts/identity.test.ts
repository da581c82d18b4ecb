import { expect, it } from 'vitest'
import { createPerson } from '../../../test/people.ts'
import { useTestApp } from '../../../test/test-app.ts'

const portal = useTestApp()

it('knows somebody by the cookie alone', async () => {
  const { cookie, userId } = await createPerson(portal, { plan: 'macarico' })
  const person = await portal.deps.identify({ headers: { cookie }, ip: '203.0.113.9' } as never)
  expect(person).toMatchObject({ kind: 'person', userId, planType: 'macarico' })
})
