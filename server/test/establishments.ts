import { randomUUID } from 'node:crypto'
import type { EstablishmentFields } from '@portal/contract/guide/establishments/establishment-fields'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import { NO_HOURS, sameEveryDay } from '@portal/contract/guide/establishments/hours-types'
import { TEXT_FIELDS } from '@portal/contract/guide/establishments/vocabulary'
import type { MemberRole } from '@portal/contract/guide/team/team-rights'
import { NO_LIMITS } from '@portal/contract/shared/plan-limits'
import { recordOf } from '@portal/contract/shared/records'
import type { Deps } from '../src/deps.ts'
import type { TestPerson } from './people.ts'

type Portal = { deps: Deps }

/** Two categories with one of their own each. */
export async function createCategories({ deps: { stores } }: Portal) {
  const add = (name: string, slug: string, parent_id: string | null, schema_type: string) =>
    stores.categories.ensure({ name, slug, parent_id, schema_type, icon: 'store', position: 0 })
  const comer = await add('Onde comer', 'onde-comer', null, 'FoodEstablishment')
  const ficar = await add('Onde ficar', 'onde-ficar', null, 'LodgingBusiness')
  return {
    comer,
    ficar,
    peixaria: await add('Peixaria', 'peixaria', comer, 'Restaurant'),
    pousada: await add('Pousada', 'pousada', ficar, 'BedAndBreakfast'),
  }
}

/** Open every day between the two, in minutes of the day. */
export const dailyHours = (opens: number, closes: number): OpeningHours => ({
  ...NO_HOURS,
  weekly: sameEveryDay([{ opens, closes }]),
})

/** A photo as the worker leaves it; no file lies behind it. */
export async function createPhoto(
  { deps }: Portal,
  person: TestPerson | null,
  status: 'ready' | 'processing' | 'failed' = 'ready',
): Promise<string> {
  const now = deps.clock.now()
  const { id } = await deps.connection
    .insertInto('media')
    .values({
      user_id: person?.userId ?? null,
      status,
      original_type: 'image/jpeg',
      original_bytes: 1000,
      width: 1600,
      height: 1200,
      created_at: now,
      ...(status === 'ready' ? { thumbhash: 'AAAA', processed_at: now } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Options = {
  owner?: TestPerson | null
  status?: 'draft' | 'pending' | 'published' | 'rejected' | 'suspended' | 'archived'
  fields?: Partial<EstablishmentFields>
  hours?: OpeningHours | null
  photos?: string[]
  rating?: { count: number; sum: number }
}

/** A listing as it would have come about; published unless told otherwise. */
export async function createListing(
  portal: Portal,
  { owner = null, status = 'published', ...options }: Options = {},
): Promise<{ id: string; slug: string }> {
  const { stores, work, clock } = portal.deps
  const now = clock.now()
  const id = await stores.establishments.newId()
  const category_id = options.fields?.category_id ?? (await createCategories(portal)).comer
  const fields = { ...PLAIN, name: `Lugar ${randomUUID()}`, category_id, ...options.fields }
  const slug = await stores.establishments.freeSlug(fields.name, id)
  const wasPublic = status === 'published' || status === 'suspended'
  await stores.establishments.add(
    {
      id,
      slug,
      userId: owner?.userId ?? null,
      fields,
      hours: options.hours ?? null,
      photoCount: options.photos?.length ?? 0,
      asksPrice: true,
      status,
      statusReason: null,
      submittedAt: status === 'pending' ? now : null,
      waiting: null,
      changesReason: null,
      featuredUntil: null,
      verifiedAt: wasPublic ? now : null,
      publishedAt: wasPublic ? now : null,
      ratingCount: options.rating?.count ?? 0,
      ratingSum: options.rating?.sum ?? 0,
      plan: 'clube',
      limits: NO_LIMITS,
      isDemo: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
    },
    now,
  )
  if (options.photos) await stores.establishments.setPhotos(id, options.photos)
  await work.transaction(({ listingUpkeep }) =>
    listingUpkeep.settlePlans([owner?.userId ?? null], now),
  )
  // Straight into the table, past what announces: nothing remembered may be older.
  portal.deps.reads.cache.expireAll()
  return { id, slug }
}

export async function addMember(
  { deps }: Pick<Portal, 'deps'>,
  establishmentId: string,
  person: TestPerson,
  role: Exclude<MemberRole, 'owner'>,
) {
  await deps.connection
    .insertInto('establishment_members')
    .values({
      establishment_id: establishmentId,
      user_id: person.userId,
      role,
      created_at: deps.clock.now(),
    })
    .execute()
}

const PLAIN: Omit<EstablishmentFields, 'name' | 'category_id'> = {
  ...recordOf(TEXT_FIELDS, () => null),
  subcategory_id: null,
  specialties: [],
  description: 'Peixe do dia na brasa.',
  phone: '9134230000',
  whatsapp: '91988887777',
  email: 'contato@exemplo.test',
  street: 'Av. Beira-Mar',
  number: '812',
  neighbourhood: 'Maçarico',
  cep: '68721000',
  place: { latitude: -0.6135, longitude: -47.3561 },
  price_range: 2,
  payment_methods: ['pix'],
  amenities: ['wifi'],
  rooms: null,
  modules: [],
}
