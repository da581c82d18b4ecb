import { afterAll, beforeAll } from 'vitest'
import { type RunningAgencies, startAgencies } from '../../sandbox/src/agency/start-agency.ts'
import type { buildApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { call } from './calls.ts'
import { createListing } from './establishments.ts'
import { createPerson } from './people.ts'

type Portal = { app: Awaited<ReturnType<typeof buildApp>>; deps: Deps }

/** The sites of agencies, as real servers on this machine. */
export function useAgencies() {
  const context = {} as { running: RunningAgencies }
  beforeAll(async () => {
    context.running = await startAgencies({ port: 0 })
  })
  afterAll(() => context.running.stop())
  return context
}

/** A business with the module of real estate, and what its owner may ask. */
export async function createAgency(portal: Portal) {
  const owner = await createPerson(portal, { plan: 'espadarte' })
  const listing = await createListing(portal, { owner, fields: { modules: ['real_estate'] } })
  const base = `/my/establishments/${listing.id}`
  const mine = (method: Parameters<typeof call>[1], path: string, body?: object) =>
    call(portal, method, `${base}${path}`, body, { cookie: owner.cookie })
  return { owner, listing, base, mine }
}
