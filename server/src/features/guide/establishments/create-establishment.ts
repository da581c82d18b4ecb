import type {
  EstablishmentChanges,
  EstablishmentFields,
} from '@portal/contract/guide/establishments/establishment-fields'
import { TEXT_FIELDS } from '@portal/contract/guide/establishments/vocabulary'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { recordOf } from '@portal/contract/shared/records'
import { type Actor, isAdministrator, requireAdministrator } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { requireAllowance } from './allowance.rules.ts'
import { requireKnownCategories } from './category.rules.ts'
import type { Deps, Within } from './establishments.feature.ts'
import { given, type Listing } from './listing.rules.ts'

export type NewEstablishment = EstablishmentChanges &
  Pick<EstablishmentFields, 'name' | 'category_id'> & { id?: string | undefined }

const EMPTY: Omit<EstablishmentFields, 'name' | 'category_id'> = {
  subcategory_id: null,
  specialties: [],
  ...recordOf(TEXT_FIELDS, () => null),
  place: null,
  price_range: null,
  payment_methods: [],
  amenities: [],
  rooms: null,
  modules: [],
}

/** A draft. Who creates fifty at once is counted one after the other: the person is locked. */
export async function createEstablishment(
  person: Person,
  { id: requestedId, ...input }: NewEstablishment,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<string> {
  if (isAdministratorPlan(person.planType) && !isAdministrator(person)) requireAdministrator(person)
  return work.transaction(async (part) => {
    const { accounts, establishments } = part
    const now = clock.now()
    const { userId } = person
    await accounts.lockPerson(userId)
    if (requestedId && (await isMade(requestedId, userId, establishments))) return requestedId
    requireAllowance(await establishments.allowance(userId, now))
    const plan = await accounts.planType(userId, now)
    return addDraft(person, { input, id: requestedId, userId, plan, now }, part)
  })
}

/** A draft that is nobody's: the administration fills it in, and its owner may claim it. */
export async function createForGuide(
  actor: Actor,
  { id: requestedId, ...input }: NewEstablishment,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<string> {
  return work.transaction(async (part) => {
    const isAgain = requestedId && (await isMade(requestedId, null, part.establishments))
    if (isAgain) return requestedId
    const beginning = { input, id: requestedId, userId: null, plan: 'clube' as const }
    return addDraft(actor, { ...beginning, now: clock.now() }, part)
  })
}

type Addition = Pick<Listing, 'userId' | 'plan'> & {
  input: Omit<NewEstablishment, 'id'>
  id: string | undefined
  now: Date
}
async function addDraft(
  actor: Actor,
  { input, id: requestedId, userId, plan, now }: Addition,
  { categories, establishments, audit }: Pick<Within, 'categories' | 'establishments' | 'audit'>,
): Promise<string> {
  const { name, category_id } = input
  const fields = { ...EMPTY, ...given(input), name, category_id }
  requireKnownCategories(await categories.listAll(), fields)
  const id = requestedId ?? (await establishments.newId())
  const slug = await establishments.freeSlug(fields.name, id)
  await establishments.add(draft({ id, slug, fields, userId, plan, now }), now)
  await audit.record(actor, now, { action: 'establishment.created', subjectId: id })
  return id
}

/** The answer was lost on its way, and the same draft is asked for again. */
async function isMade(
  id: string,
  userId: string | null,
  establishments: Pick<Deps['stores']['establishments'], 'lock'>,
): Promise<boolean> {
  const held = await establishments.lock(id, userId)
  if (held && held.listing.userId !== userId) {
    throw new Conflict('establishment.id-taken', `the id ${id} belongs to another listing`)
  }
  return held !== null
}

type Beginning = Pick<Listing, 'id' | 'slug' | 'fields' | 'userId' | 'plan'> & { now: Date }

/** A listing as it begins; an import begins with the same. */
export function draft({ now, ...beginning }: Beginning): Listing {
  return {
    ...beginning,
    limits: NO_LIMITS,
    hours: null,
    photoCount: 0,
    asksPrice: false,
    status: 'draft',
    statusReason: null,
    submittedAt: null,
    waiting: null,
    changesReason: null,
    featuredUntil: null,
    verifiedAt: null,
    publishedAt: null,
    ratingCount: 0,
    ratingSum: 0,
    isDemo: false,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}
