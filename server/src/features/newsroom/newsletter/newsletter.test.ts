import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/test-app.ts'
import { personKey } from '../../../platform/auth/proved-email.ts'
import { toSubscriber } from './newsletter.rules.ts'

const portal = useTestApp()
const rosa = {
  email: 'rosa@exemplo.test',
  name: 'Rosa Pinheiro',
  source: 'clube_vantagens',
  isActive: true,
}
const listed = () =>
  portal.deps.connection
    .selectFrom('newsletter')
    .select(['email', 'name', 'source', 'is_active'])
    .orderBy('email')
    .execute()
const ROSA_ROW = {
  email: 'rosa@exemplo.test',
  name: 'Rosa Pinheiro',
  source: 'clube_vantagens',
  is_active: true,
}

describe('a subscriber', () => {
  it('has one spelling of the address, and a name or none', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.option(fc.string(), { nil: null }), (email, name) => {
        const one = toSubscriber({ ...rosa, email: ` ${email.toUpperCase()} `, name })
        expect(one.email).toBe(email.toLowerCase())
        expect(one.name).not.toBe('')
        expect(one.name ?? '').toBe((name ?? '').trim())
        expect(toSubscriber(one)).toEqual(one)
      }),
    )
  })
})

const accountOf = (email: string) =>
  personKey({ userId: crypto.randomUUID(), email, emailVerified: true })

describe('the list', () => {
  beforeEach(async () => {
    await portal.deps.connection.deleteFrom('newsletter').execute()
  })

  it('takes who joins the club', async () => {
    await portal.deps.stores.newsletter.add(rosa)
    expect(await listed()).toEqual([ROSA_ROW])
  })

  // spec: 220
  it('ignores who is there already, in any spelling, and keeps what they chose', async () => {
    const { newsletter } = portal.deps.stores
    await newsletter.add(rosa)
    await newsletter.followAccount(accountOf(rosa.email), false, 'meu-perfil', new Date())
    await newsletter.add({ ...rosa, email: 'ROSA@Exemplo.test', name: 'Outra' })
    expect(await listed()).toEqual([{ ...ROSA_ROW, is_active: false }])
  })

  it('holds one row for ten who join at once with one address', async () => {
    const { newsletter } = portal.deps.stores
    await Promise.all(Array.from({ length: 10 }, () => newsletter.add(rosa)))
    expect(await listed()).toHaveLength(1)
  })

  // spec: 220
  it('does not fail the sign-up it is part of when the address is known', async () => {
    await portal.deps.stores.newsletter.add(rosa)
    await portal.deps.work.transaction(async ({ newsletter }) => {
      await newsletter.add(rosa)
      await newsletter.add({ ...rosa, email: 'bento@exemplo.test' })
    })
    expect(await listed()).toHaveLength(2)
  })

  it('forgets an address, and only that one', async () => {
    const { newsletter } = portal.deps.stores
    await newsletter.add(rosa)
    await newsletter.add({ ...rosa, email: 'bento@exemplo.test' })
    await newsletter.removeOf(accountOf('bento@exemplo.test'))
    expect(await listed()).toEqual([ROSA_ROW])
  })

  it('does not take in who only changes their mind', async () => {
    const { newsletter } = portal.deps.stores
    await newsletter.followAccount(accountOf('ninguem@exemplo.test'), true, 'teste', new Date())
    expect(await listed()).toEqual([])
  })
})
