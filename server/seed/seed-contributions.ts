import { CONTRIBUTION_CONSENT } from '@portal/contract/newsroom/contributions/contribution.texts'
import type { Deps } from '../src/deps.ts'
import { slugFor, tokenOf } from '../src/features/newsroom/contributions/contributions.rules.ts'
import { hashToken } from '../src/platform/auth/token-hash.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { picture } from './businesses/pictures.ts'
import { DEMO_CONTRIBUTIONS, type DemoContribution } from './contributions/demo-contributions.ts'
import { demoName } from './demo-name.ts'
import { seedPictures } from './seed-pictures.ts'

const DAY_MS = 86_400_000
/** The domain cannot exist, so no e-mail ever leaves. */
const SENDER = 'participacoes@demo.salinas'

/** Adds what nobody has added yet; what was decided or taken back since stays so. */
export async function seedContributions(deps: Deps) {
  const known = await knownNames(deps)
  const missing = DEMO_CONTRIBUTIONS.filter((one) => !known.has(nameOf(one)))
  if (missing.length === 0) return
  const photos = await seedPictures(deps, missing.flatMap(picturesOf))
  const sights = await sightIds(deps)
  for (const one of missing) {
    const media = picturesOf(one).flatMap(({ alt }) => photos.get(alt) ?? [])
    await add(one, { media, sights }, deps)
  }
}

const picturesOf = ({ pictures = [], title }: DemoContribution) =>
  pictures.map((kind) => picture(kind, title))

export const contributionPictures = () => DEMO_CONTRIBUTIONS.flatMap(picturesOf)

const nameOf = ({ title }: DemoContribution) => demoName(title)

async function knownNames({ connection }: Deps): Promise<Set<string>> {
  const rows = await connection
    .selectFrom('contributions')
    .select('client_id')
    .where('client_id', 'in', DEMO_CONTRIBUTIONS.map(nameOf))
    .execute()
  return new Set(rows.map(({ client_id }) => client_id))
}

async function sightIds({ connection }: Deps): Promise<Map<string, string>> {
  const rows = await connection.selectFrom('sights').select(['id', 'kind', 'slug']).execute()
  return new Map(rows.map(({ id, kind, slug }) => [`${kind}/${slug}`, id]))
}

type Found = { media: string[]; sights: Map<string, string> }

async function add(one: DemoContribution, { media, sights }: Found, deps: Deps) {
  const { place } = one
  const clientId = nameOf(one)
  const sentAt = new Date(deps.clock.now().getTime() - one.daysAgo * DAY_MS - DAY_MS / 8)
  await deps.work.transaction(async ({ sentContributions, contributionLikes, changes }) => {
    const id = await sentContributions.add(
      {
        clientId,
        tokenHash: hashToken(tokenOf(clientId, deps.config.auth.secret)),
        slug: slugFor(one.title, clientId),
        userId: null,
        email: SENDER,
        kind: one.kind,
        title: one.title,
        text: one.text,
        creditName: one.credit,
        sightId: Array.isArray(place) ? (sights.get(place.join('/')) ?? null) : null,
        placeName: typeof place === 'string' ? place : null,
        happenedOn: null,
        isPrivate: false,
        consentVersion: CONTRIBUTION_CONSENT.version,
        status: 'pending',
      },
      media,
      sentAt,
    )
    if (!id || one.isWaiting) return
    const shownAt = new Date(sentAt.getTime() + DAY_MS / 12)
    await sentContributions.decide(
      id,
      {
        status: 'published',
        statusReason: null,
        publishedAt: shownAt,
        ...(one.answer ? { answer: { text: one.answer, at: shownAt } } : {}),
      },
      shownAt,
    )
    for (let number = 0; number < (one.likes ?? 0); number += 1) {
      const deviceHash = hashToken(`demonstração ${clientId} ${number}`)
      await contributionLikes.add(id, { userId: null, deviceHash }, shownAt)
    }
    changes.announce(Tag.contributions)
  })
}
