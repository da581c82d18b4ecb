import * as contract from '@portal/contract/guide/establishments/own-establishment'
import type { FastifyInstance } from 'fastify'
import { hasStaffDuty } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { requireRight } from './access.rules.ts'
import { archiveEstablishment } from './archive-establishment.ts'
import { createEstablishment, createForGuide } from './create-establishment.ts'
import type { Deps } from './establishments.feature.ts'
import { presentMyEstablishment, presentOwnEstablishment } from './present-own-establishment.ts'
import { setEstablishmentHours } from './set-establishment-hours.ts'
import { setEstablishmentPhotos } from './set-establishment-photos.ts'
import { submitEstablishment } from './submit-establishment.ts'
import { updateEstablishment } from './update-establishment.ts'
import { namesOf } from './waiting-changes.rules.ts'

export function ownEstablishmentsRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, stores } = deps

  async function present(id: string, person: Person) {
    const found = await stores.ownListings.find(id, person.userId, clock.now())
    if (!found) throw new NotFound('establishment', id)
    // Who decides on a listing reads all of it, whoever may change it.
    if (!hasStaffDuty(person, 'moderate')) requireRight(person, found.role, found.listing, 'edit')
    const names = found.listing.waiting ? namesOf(await stores.categories.listAll()) : new Map()
    return presentOwnEstablishment(found, person, names)
  }

  route(app, contract.canCreateEstablishment, ({ actor: { userId } }) =>
    stores.establishments.allowance(userId, clock.now()),
  )
  route(app, contract.listUnclaimedEstablishments, ({ query }) =>
    stores.ownListings.listUnclaimed(query.name),
  )
  route(app, contract.listMyEstablishments, async ({ actor }) => {
    const own = await stores.ownListings.listOf(actor.userId, clock.now())
    return own.map((listing) => presentMyEstablishment(listing, actor))
  })
  route(app, contract.createEstablishment, async ({ body, actor }) =>
    present(await createEstablishment(actor, body, deps), actor),
  )
  route(app, contract.createEstablishmentForGuide, async ({ body, actor }) =>
    present(await createForGuide(actor, body, deps), actor),
  )
  route(app, contract.readOwnEstablishment, ({ params, actor }) => present(params.id, actor))
  route(app, contract.updateEstablishment, async ({ params, body, actor }) => {
    await updateEstablishment(actor, { ...params, ...body }, deps)
    return present(params.id, actor)
  })
  route(app, contract.setEstablishmentHours, async ({ params, body, actor }) => {
    await setEstablishmentHours(actor, { ...params, ...body }, deps)
    return present(params.id, actor)
  })
  route(app, contract.setEstablishmentPhotos, async ({ params, body, actor }) => {
    await setEstablishmentPhotos(actor, { ...params, ...body }, deps)
    return present(params.id, actor)
  })
  route(app, contract.submitEstablishment, async ({ params, actor }) => {
    await submitEstablishment(actor, params.id, deps)
    return present(params.id, actor)
  })
  route(app, contract.archiveEstablishment, async ({ params, actor }) => {
    await archiveEstablishment(actor, params.id, deps)
    return present(params.id, actor)
  })
}
