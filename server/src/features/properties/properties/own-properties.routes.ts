import type { Photo } from '@portal/contract/ground/media/media'
import { isModuleInPlan } from '@portal/contract/guide/establishments/plan-rules'
import * as contract from '@portal/contract/properties/properties/own-property'
import * as leadContract from '@portal/contract/properties/properties/property-lead'
import type { FastifyInstance } from 'fastify'
import type { Person } from '../../../platform/auth/identity.ts'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { mayOrAdministrates, requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { keepAdvertiser } from './keep-advertiser.ts'
import { createProperty, updateProperty } from './keep-property.ts'
import { moveLead, noteLead } from './move-lead.ts'
import { confirmProperty, moveProperty } from './move-property.ts'
import { presentLead, presentOwnProperty } from './present-property.ts'
import type { Deps } from './properties.feature.ts'
import { isWithinPlan, type Property } from './properties.rules.ts'

/** What the people of a business do with its properties. */
export function ownPropertiesRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock } = deps

  async function readPlace(id: string, actor: Person) {
    const role = await stores.team.roleOf(id, actor.userId)
    requireRightOrAdministrator(actor, role, 'properties.see', id)
    const place = await stores.publicProperties.findAdvertiser(id, clock.now())
    if (!place) throw new NotFound('establishment', id)
    return { place, role }
  }

  async function presentAll(id: string, actor: Person) {
    const { place, role } = await readPlace(id, actor)
    const properties = await stores.properties.listOfPlace(id)
    const photos = await photosOf(properties)
    const shownInOrder = properties
      .filter(({ status }) => status === 'published')
      .sort((one, other) => moment(one) - moment(other) || (one.id < other.id ? -1 : 1))
    const isShown = (property: Property) =>
      property.status !== 'published' || isWithinPlan(place.limits, shownInOrder.indexOf(property))
    const now = clock.now()
    return {
      establishment: { slug: place.slug, name: place.name },
      properties: properties.map((property) =>
        presentOwnProperty(property, { photos, isWithinPlan: isShown(property), now }),
      ),
      advertiser: await stores.propertyCare.findAdvertiserCard(id),
      limit: place.limits.properties,
      photo_limit: place.limits.photosPerEstablishment,
      is_in_plan: isModuleInPlan(place.limits, 'real_estate'),
      is_switched_on: place.modules.includes('real_estate'),
      unread_leads: await stores.propertyLeads.countUnread(id),
      may: { edit: mayOrAdministrates(actor, role, 'properties.edit') },
    }
  }

  async function presentOne(id: string, propertyId: string, actor: Person) {
    const { properties } = await presentAll(id, actor)
    const found = properties.find((property) => property.id === propertyId)
    if (!found) throw new NotFound('property', propertyId)
    return found
  }

  async function photosOf(properties: readonly Property[]): Promise<ReadonlyMap<string, Photo>> {
    const ids = [...new Set(properties.flatMap(({ photoIds }) => photoIds))]
    return new Map((await stores.properties.readPhotos(ids)).map((photo) => [photo.id, photo]))
  }

  route(app, contract.listOwnProperties, ({ params: { id }, actor }) => presentAll(id, actor))
  route(app, contract.createProperty, async ({ params: { id }, body, actor }) => {
    const { id: propertyId, content, photo_ids: photoIds } = body
    await createProperty(actor, { establishmentId: id, propertyId, content, photoIds }, deps)
    return presentOne(id, propertyId, actor)
  })
  route(app, contract.updateProperty, async ({ params, body, actor }) => {
    const named = { establishmentId: params.id, propertyId: params.property }
    const { version, content, photo_ids: photoIds } = body
    await updateProperty(actor, { ...named, version, content, photoIds }, deps)
    return presentOne(params.id, params.property, actor)
  })
  route(app, contract.moveProperty, async ({ params, body, actor }) => {
    const named = { establishmentId: params.id, propertyId: params.property }
    await moveProperty(actor, { ...named, ...body }, deps)
    return presentOne(params.id, params.property, actor)
  })
  route(app, contract.confirmProperty, async ({ params, actor }) => {
    const named = { establishmentId: params.id, propertyId: params.property }
    await confirmProperty(actor, named, deps)
    return presentOne(params.id, params.property, actor)
  })
  route(app, contract.keepAdvertiser, ({ params, body, actor }) =>
    keepAdvertiser(actor, { establishmentId: params.id, ...body }, deps),
  )

  route(app, leadContract.listLeads, async ({ params: { id }, query, actor }) => {
    await readPlace(id, actor)
    const { cursor, stage = null } = query
    const after = cursor ? decodeCursor(cursor) : null
    const { rows, nextCursor } = await stores.propertyLeads.listLeads(id, after, stage)
    const unread = await stores.propertyLeads.countUnread(id)
    return { leads: rows.map(presentLead), next_cursor: nextCursor, unread }
  })
  route(app, leadContract.moveLead, async ({ params, body, actor }) => {
    const { id: establishmentId, lead: leadId } = params
    return presentLead(await moveLead(actor, { establishmentId, leadId, ...body }, deps))
  })
  route(app, leadContract.noteLead, async ({ params, body, actor }) => {
    const { id: establishmentId, lead: leadId } = params
    const { text, idempotency_key: key } = body
    return presentLead(await noteLead(actor, { establishmentId, leadId, text, key }, deps))
  })
}

const moment = ({ publishedAt }: Property) => publishedAt?.getTime() ?? 0
