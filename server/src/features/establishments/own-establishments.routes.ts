import * as contract from '@portal/contract/establishments/own-establishment'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Person, requirePerson } from '../../platform/auth/identity.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { route } from '../../platform/http/route.ts'
import { requireRight } from './access.rules.ts'
import { archiveEstablishment } from './archive-establishment.ts'
import { createEstablishment } from './create-establishment.ts'
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
    requireRight(person, found.role, found.listing, 'edit')
    const names = found.listing.waiting ? namesOf(await stores.categories.listAll()) : new Map()
    return presentOwnEstablishment(found, person, names)
  }

  route(app, contract.canCreateEstablishment, async (_input, request) => {
    const { userId } = await requirePerson(request, deps)
    return stores.establishments.room(userId, clock.now())
  })
  route(app, contract.listMyEstablishments, async (_input, request) => {
    const person = await requirePerson(request, deps)
    const own = await stores.ownListings.listOf(person.userId, clock.now())
    return own.map((listing) => presentMyEstablishment(listing, person))
  })
  route(app, contract.createEstablishment, async ({ body }, request) => {
    const person = await requirePerson(request, deps)
    return present(await createEstablishment(person, body, deps), person)
  })
  route(app, contract.readOwnEstablishment, async ({ params }, request) =>
    present(params.id, await requirePerson(request, deps)),
  )
  route(app, contract.updateEstablishment, async ({ params, body }, request) => {
    const person = await requirePerson(request, deps)
    await updateEstablishment(person, { ...params, ...body }, deps)
    return present(params.id, person)
  })
  route(app, contract.setEstablishmentHours, async ({ params, body }, request) => {
    const person = await requirePerson(request, deps)
    await setEstablishmentHours(person, { ...params, ...body }, deps)
    return present(params.id, person)
  })
  route(app, contract.setEstablishmentPhotos, async ({ params, body }, request) => {
    const person = await requirePerson(request, deps)
    await setEstablishmentPhotos(person, { ...params, ...body }, deps)
    return present(params.id, person)
  })
  route(app, contract.submitEstablishment, async ({ params }, request) => {
    const person = await requirePerson(request, deps)
    await submitEstablishment(person, params.id, deps)
    return present(params.id, person)
  })
  route(app, contract.archiveEstablishment, async ({ params }, request) => {
    const person = await requirePerson(request, deps)
    await archiveEstablishment(person, params.id, deps)
    return present(params.id, person)
  })
}
