import type * as shown from '@portal/contract/draws/draw'
import type { AdminDraw, AdminDrawCard, WinningPerson } from '@portal/contract/draws/draw-admin'
import { drawnNumber } from '@portal/contract/draws/draw-rules'
import { isSuperadmin, type PersonActor } from '../../platform/actor.ts'
import { cityDay } from '../../platform/city-time.ts'
import type { OwnEntry } from './draw-entries.store.ts'
import type {
  Contact,
  Extraction,
  FileHead,
  FileKind,
  Result,
  Winner,
} from './draw-outcomes.store.ts'
import {
  type Draw,
  isBeforeOpening,
  type LawfulDraw,
  maskedName,
  type Registered,
  takesEntries,
} from './draws.rules.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null

const presentRecord = (record: Registered): shown.DrawRecord => ({
  promoter_name: record.promoter_name,
  promoter_cnpj: record.promoter_cnpj,
  adherents: record.adherents,
  process_number: record.process_number,
  certificate_number: record.certificate_number,
  certificate_from: record.certificate_from,
  certificate_until: record.certificate_until,
  regulation_sha256: record.regulation_sha256,
  territory: record.territory,
  rule: record.rule,
  series_count: record.series_count,
  fallback: record.fallback,
  entry_reasons: record.entry_reasons,
  registered_at: record.registered_at.toISOString(),
})

export function presentCard(draw: LawfulDraw, firstWinner: number | null): shown.DrawCard {
  const { record } = draw
  return {
    number: draw.number,
    title: draw.title,
    summary: draw.summary,
    is_demo: draw.isDemo,
    status: draw.status as shown.DrawCard['status'],
    opens_at: record.opens_at.toISOString(),
    closes_at: record.closes_at.toISOString(),
    extraction_at: record.extraction_at.toISOString(),
    first_prize: record.prizes[0]?.title ?? '',
    series_count: record.series_count,
    first_winner: firstWinner,
  }
}

function presentFile(files: readonly FileHead[], kind: FileKind): shown.DrawFile | null {
  const file = files.find((one) => one.kind === kind)
  if (!file) return null
  return { sha256: file.sha256, bytes: file.bytes, created_at: file.createdAt.toISOString() }
}

type Outcome = {
  files: readonly FileHead[]
  result: Result | null
  winners: readonly Winner[]
}

/** Nobody can be told by what is in it. */
export function presentDraw(draw: LawfulDraw, { files, result, winners }: Outcome): shown.Draw {
  const first = winners.find(({ prize }) => prize === 1)
  return {
    ...presentCard(draw, first?.number ?? null),
    record: presentRecord(draw.record),
    prizes: draw.record.prizes,
    entry_count: draw.entryCount,
    participant_count: draw.participantCount,
    frozen_at: iso(draw.frozenAt),
    files: {
      entries: presentFile(files, 'entries'),
      result: presentFile(files, 'result'),
      minutes: presentFile(files, 'minutes'),
      certificate: presentFile(files, 'certificate'),
    },
    extraction: result && {
      contest: result.contest,
      extracted_at: result.extractedAt.toISOString(),
      lines: result.lines,
    },
    drawn_at: iso(result?.confirmedAt ?? null),
    winners: result ? presentWinners(draw, result, winners) : [],
  }
}

function presentWinners({ record }: LawfulDraw, { lines }: Result, winners: readonly Winner[]) {
  return record.prizes.map((_, index): shown.DrawWinner => {
    const prize = index + 1
    const winner = winners.find((one) => one.prize === prize)
    return {
      prize,
      drawn: drawnNumber(lines, prize, record.series_count),
      number: winner?.number ?? null,
      before: winner?.before ?? null,
      after: winner?.after ?? null,
      participant: winner?.participant ?? null,
      name: winner?.fullName ? maskedName(winner.fullName) : null,
      place: [winner?.city, winner?.state].filter(Boolean).join(', ') || null,
      notified_at: iso(winner?.notifiedAt ?? null),
      delivered_at: iso(winner?.deliveredAt ?? null),
      lapsed_at: iso(winner?.lapsedAt ?? null),
      claim_until: winner?.claimUntil ?? null,
    }
  })
}

type Own = { entries: readonly OwnEntry[]; winners: readonly Winner[]; now: Date }

export function presentMine(draw: LawfulDraw, { entries, winners, now }: Own): shown.MyDraw {
  const own = entries.filter(({ drawId }) => drawId === draw.id)
  const code = own[0]?.code ?? null
  const first = winners.find(({ prize }) => prize === 1)
  return {
    draw: presentCard(draw, first?.number ?? null),
    regulation_sha256: draw.record.regulation_sha256,
    may_enter: code === null && takesEntries(draw, now),
    code,
    numbers: own.map(({ number, reason, at }) => ({ number, reason, at: at.toISOString() })),
    won: winners
      .filter(({ participant }) => participant === code)
      .map(({ prize, number, claimUntil, deliveredAt, lapsedAt }) => ({
        prize,
        title: draw.record.prizes[prize - 1]?.title ?? '',
        number,
        claim_until: claimUntil,
        delivered_at: iso(deliveredAt),
        lapsed_at: iso(lapsedAt),
      })),
  }
}

export const presentAdminCard = (draw: Draw, waitingPrizes: number): AdminDrawCard => ({
  id: draw.id,
  number: draw.number,
  title: draw.title,
  status: draw.status,
  is_demo: draw.isDemo,
  entry_count: draw.entryCount,
  participant_count: draw.participantCount,
  closes_at: iso(draw.record?.closes_at ?? null),
  extraction_at: iso(draw.record?.extraction_at ?? null),
  waiting_prizes: waitingPrizes,
  updated_at: draw.updatedAt.toISOString(),
})

type AdminOutcome = Outcome & { typed: Extraction | null; contacts: readonly Contact[] }
type Reader = { actor: PersonActor; now: Date }

export function presentAdmin(draw: Draw, outcome: AdminOutcome, { actor, now }: Reader): AdminDraw {
  const { files, result, winners, typed } = outcome
  const { record, status } = draw
  const may = isSuperadmin(actor)
  const isTyped = typed !== null && result === null
  const waiting = winners.filter(({ deliveredAt, lapsedAt }) => !deliveredAt && !lapsedAt)
  return {
    ...presentAdminCard(draw, waiting.length),
    summary: draw.summary,
    version: draw.version,
    draft: draw.draft,
    record: record && { ...presentRecord(record), regulation: record.regulation },
    prizes: record?.prizes ?? [],
    opens_at: iso(record?.opens_at ?? null),
    frozen_at: iso(draw.frozenAt),
    list_sha256: presentFile(files, 'entries')?.sha256 ?? null,
    certificate: presentFile(files, 'certificate'),
    typed: isTyped
      ? {
          id: typed.id,
          contest: typed.contest,
          day: cityDay(typed.extractedAt),
          // Whoever confirms reads at the Caixa, not here.
          lines: typed.typedBy === actor.userId ? typed.lines : null,
          by: typed.typedByName,
          at: typed.typedAt.toISOString(),
        }
      : null,
    result: result && {
      contest: result.contest,
      day: cityDay(result.extractedAt),
      lines: result.lines,
      typed_by: result.typedByName,
      confirmed_by: result.confirmedByName,
      confirmed_at: result.confirmedAt.toISOString(),
    },
    winners: presentPeople(draw, outcome),
    entry_reasons: record?.entry_reasons ?? [],
    may: {
      edit: may && status === 'draft',
      register: may && status === 'draft',
      certify: may && isBeforeOpening(draw),
      open: may && status === 'lawful' && record !== null && now < record.closes_at,
      freeze: may && status === 'open' && record !== null && now >= record.closes_at,
      type: may && status === 'frozen' && record !== null && now >= record.extraction_at,
      confirm: may && status === 'frozen' && isTyped && typed.typedBy !== actor.userId,
      deliver: may && status === 'drawn',
    },
  }
}

function presentPeople(draw: Draw, { result, winners, contacts }: AdminOutcome): WinningPerson[] {
  if (!result || !draw.record) return []
  return presentWinners({ ...draw, record: draw.record }, result, winners).map((one) => {
    const winner = winners.find(({ prize }) => prize === one.prize)
    return {
      ...one,
      full_name: winner?.fullName ?? null,
      cpf_hint: winner?.cpfHint ?? null,
      email: winner?.email ?? null,
      whatsapp: winner?.whatsapp ?? null,
      delivered_to: winner?.deliveredTo ?? null,
      delivery_note: winner?.deliveryNote ?? null,
      contacts: contacts
        .filter(({ prize }) => prize === one.prize)
        .map(({ channel, note, by, at }) => ({ channel, note, by, at: at.toISOString() })),
    }
  })
}
