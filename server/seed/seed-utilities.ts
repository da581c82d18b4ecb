import type { Pharmacy, WantedShift } from '@portal/contract/city/utilities/duty-editor'
import { overlapsOf, shiftOfDay, takeTurns } from '@portal/contract/city/utilities/duty-rules'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { Deps } from '../src/deps.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { CITY_UTILITIES, type CityUtility } from './utilities/city-utilities.ts'

const DAY_MS = 86_400_000
const DAYS_BEFORE = 2
const DAYS_AHEAD = 45
const CHANGES_AT = 8 * 60
/** The pharmacies of the demonstration are invented, and so is their rota: it says so wherever it is read. */
const ROTA_SOURCE = 'Escala de exemplo, com farmácias inventadas'
const DEMO_PHARMACIES = ['Farmácia Boa Hora', 'Farmácia Estrela do Norte']

/** Adds what nobody has added yet; what an administrator changed stays as it is. */
export async function seedUtilities(deps: Deps) {
  await seedEntries(deps)
  await seedRota(deps)
  await seedNotice(deps)
}

async function seedEntries({ work, clock, stores }: Deps) {
  const known = await stores.utilities.titles()
  const missing = CITY_UTILITIES.filter(({ title }) => !known.has(title))
  if (missing.length === 0) return
  await work.transaction(async ({ utilities, changes }) => {
    for (const entry of missing) await utilities.add(toEntry(entry), clock.now())
    changes.announce(Tag.utilities)
  })
}

function toEntry({ kind, title, phones = [], source, url = '', ...told }: CityUtility) {
  return {
    ...{ kind, title },
    phones: phones.map(({ number, label = '', isWhatsApp = false }) => ({
      ...{ number, label },
      is_whatsapp: isWhatsApp,
    })),
    address: told.address ?? '',
    place: told.place ?? null,
    hours: told.hours ?? '',
    body: told.body ?? '',
    source_name: source,
    source_url: url,
    status: 'published' as const,
    verifiedAt: null,
  }
}

/** The demo pharmacies take turns, from eight to eight, around the day of seeding. */
async function seedRota({ work, clock }: Deps) {
  await work.transaction(async ({ duties, changes }) => {
    const now = clock.now()
    const pharmacies = (await duties.pharmacies()).filter(({ name }) =>
      DEMO_PHARMACIES.includes(name),
    )
    const present = await duties.between(
      new Date(now.getTime() - 2 * DAYS_BEFORE * DAY_MS),
      new Date(now.getTime() + 2 * DAYS_AHEAD * DAY_MS),
    )
    const taken = present.map(({ name, isExtra, startsAt, endsAt }) => ({
      ...{ name, is_extra: isExtra },
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    }))
    const wanted = demoRota(pharmacies, dayAt(now))
    const free = wanted.filter((shift) => overlapsOf([shift], taken).length === 0)
    if (free.length === 0) return
    const source = { sourceName: ROTA_SOURCE, sourceUrl: '', verifiedAt: null }
    await duties.add(free, source, now)
    changes.announce(Tag.utilities)
  })
}

function demoRota(pharmacies: readonly Pharmacy[], today: number): WantedShift[] {
  const first = today - DAYS_BEFORE
  return takeTurns(first, today + DAYS_AHEAD, pharmacies.length, 1).flatMap(({ day, pharmacy }) => {
    const found = pharmacies[pharmacy]
    return found ? [{ ...found, is_extra: false, ...shiftOfDay(day, CHANGES_AT, CHANGES_AT) }] : []
  })
}

const NOTICE_TITLE = 'Portal em demonstração'

async function seedNotice({ work, clock, stores }: Deps) {
  const known = await stores.notices.listNewest()
  if (known.some(({ title }) => title === NOTICE_TITLE)) return
  await work.transaction(async ({ notices, changes }) => {
    const now = clock.now()
    await notices.add(
      {
        title: NOTICE_TITLE,
        body: 'O que traz a palavra “exemplo” foi inventado, como os negócios e a escala de plantão. Os telefones de emergência e os serviços da cidade são verdadeiros.',
        severity: 'info',
        place: '',
        link: '',
        sourceName: 'Guia Salinópolis',
        startsAt: now,
        endsAt: null,
        status: 'published',
      },
      now,
    )
    changes.announce(Tag.notices)
  })
}
