import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { qrText, stepAt } from '@portal/contract/club/offers/coupon-code-rules'
import { databaseEnvironment } from '../../scripts/local-postgres.ts'
import { createDeps } from '../../server/src/deps.ts'
import { couponKey, signatureOf } from '../../server/src/features/club/offers/coupon-codes.rules.ts'
import { takeCoupon } from '../../server/src/features/club/offers/take-coupon.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { addMember, createListing } from '../../server/test/establishments.ts'
import { plainOffer } from '../../server/test/offers.ts'
import { createPerson, type TestPerson } from '../../server/test/people.ts'
import type { Defer } from '../cleanup.ts'
import { startDatabase } from '../database.ts'
import { startNode } from '../processes.ts'

const ORIGIN = 'http://localhost:3000'
const PER_MEMBER = 50
const START_MS = 120_000

export type CounterPortal = Awaited<ReturnType<typeof startCounterPortal>>
export type Answer = { status: number; id: string | null; code: string | null }

/** A business with so many people at its counters, and members who come with coupons. */
export async function startCounterPortal(name: string, staffCount: number, defer: Defer) {
  const database = await startDatabase(name, true)
  defer(() => database.remove())
  const environment = {
    ...databaseEnvironment(database.urls),
    ...{ NODE_ENV: 'test', PUBLIC_URL: ORIGIN, LOG_LEVEL: 'error' },
    ...{ REQUESTS_PER_MINUTE: '1000000000', SENSITIVE_LIMITS_FACTOR: '100000' },
    ...{ MAX_EVENT_LOOP_DELAY_MS: '30000', SMTP_URL: 'smtp://127.0.0.1:9' },
    AUTH_SECRET: 'only-for-this-run-and-never-on-the-net',
  }
  const config = readConfig(environment)
  const deps = await createDeps(config, createLog('silent', 'command'))
  defer(() => deps.close())
  const owner = await createPerson({ deps }, { plan: 'espadarte' })
  const place = await createListing({ deps }, { owner })
  const staff: TestPerson[] = []
  for (let count = 0; count < staffCount; count += 1) {
    const person = await createPerson({ deps })
    await addMember({ deps }, place.id, person, 'staff')
    staff.push(person)
  }
  const offerId = randomUUID()
  const now = deps.clock.now()
  await deps.work.transaction(async ({ offers }) => {
    const offer = { id: offerId, establishmentId: place.id, isByPortal: true }
    const content = plainOffer({ deps }, { per_member: PER_MEMBER })
    await offers.addOffer({ ...offer, state: 'published' }, content, now)
  })

  let taken = 0
  let member: TestPerson | null = null
  return {
    deps,
    staff,
    placeId: place.id,
    startApp: (port?: number) =>
      startNode({
        ...{ file: join(import.meta.dirname, '../media/api-only.ts'), readyPath: '/readyz' },
        ...(port === undefined ? {} : { port }),
        ...{ environment, timeoutMs: START_MS },
      }),
    /** One more coupon in somebody's wallet. */
    async takeOne(): Promise<string> {
      if (taken % PER_MEMBER === 0) member = await createPerson({ deps })
      taken += 1
      const { userId } = member ?? (await createPerson({ deps }))
      const actor = { kind: 'person', userId, planType: 'clube' } as const
      return takeCoupon(actor, { offerId, key: randomUUID() }, deps)
    },
    /** As the phone of a member shows it at this moment. */
    qrOf(couponId: string): string {
      const step = stepAt(new Date())
      const signature = signatureOf(couponId, step, couponKey(couponId, config.auth.secret))
      return qrText({ couponId, step, signature })
    },
    /** As a counter sends what it has read; fails where nobody answers. */
    async read(
      origin: string,
      { cookie }: Pick<TestPerson, 'cookie'>,
      reading: { key: string; device: string; qr: string },
    ): Promise<Answer> {
      const answer = await fetch(
        `${origin}/api/v1/my/establishments/${place.id}/counter/redemptions`,
        {
          method: 'POST',
          headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
          body: JSON.stringify(reading),
        },
      )
      const body = (await answer.json()) as { id?: string; code?: string }
      return { status: answer.status, id: body.id ?? null, code: body.code ?? null }
    },
  }
}
