import type * as shown from '@portal/contract/club/draws/draw'
import type { AdminDraw, AdminDrawCard } from '@portal/contract/club/draws/draw-admin'
import { drawnNumber } from '@portal/contract/club/draws/draw-rules'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { isSuperadmin, type PersonActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
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

const presentRecord = (record: Registered): RowOf<typeof shown.DrawRecord> => ({
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
  registered_at: record.registered_at,
})

export function presentCard(
  draw: LawfulDraw,
  firstWinner: number | null,
): RowOf<typeof shown.DrawCard> {
  const { record } = draw
  return {
    number: draw.number,
    title: draw.title,
    summary: draw.summary,
    is_demo: draw.isDemo,
    status: draw.status as RowOf<typeof shown.DrawCard>['status'],
    opens_at: record.opens_at,
    closes_at: record.closes_at,
    extraction_at: record.extraction_at,
    first_prize: record.prizes[0]?.title ?? '',
    series_count: record.series_count,
    first_winner: firstWinner,
  }
}

function presentFile(
  files: readonly FileHead[],
  kind: FileKind,
): RowOf<typeof shown.DrawFile> | null {
  const file = files.find((one) => one.kind === kind)
  if (!file) return null
  return { sha256: file.sha256, bytes: file.bytes, created_at: file.createdAt }
}

type Outcome = {
  files: readonly FileHead[]
  result: Result | null
  winners: readonly Winner[]
}

/** Nobody can be told by what is in it. */
export function presentDraw(
  draw: LawfulDraw,
  { files, result, winners }: Outcome,
): RowOf<typeof shown.Draw> {
  const first = winners.find(({ prize }) => prize === 1)
  return {
    ...presentCard(draw, first?.number ?? null),
    record: presentRecord(draw.record),
    prizes: draw.record.prizes,
    entry_count: draw.entryCount,
    participant_count: draw.participantCount,
    frozen_at: draw.frozenAt,
    files: {
      entries: presentFile(files, 'entries'),
      result: presentFile(files, 'result'),
      minutes: presentFile(files, 'minutes'),
      certificate: presentFile(files, 'certificate'),
    },
    extraction: result && {
      contest: result.contest,
      extracted_at: result.extractedAt,
      lines: result.lines,
    },
    drawn_at: result?.confirmedAt ?? null,
    winners: result ? presentWinners(draw, result, winners) : [],
  }
}

function presentWinners({ record }: LawfulDraw, { lines }: Result, winners: readonly Winner[]) {
  return record.prizes.map((_, index): RowOf<typeof shown.DrawWinner> => {
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
      notified_at: winner?.notifiedAt ?? null,
      delivered_at: winner?.deliveredAt ?? null,
      lapsed_at: winner?.lapsedAt ?? null,
      claim_until: winner?.claimUntil ?? null,
    }
  })
}

type Own = { entries: readonly OwnEntry[]; winners: readonly Winner[]; now: Date }

export function presentMine(
  draw: LawfulDraw,
  { entries, winners, now }: Own,
): RowOf<typeof shown.MyDraw> {
  const own = entries.filter(({ drawId }) => drawId === draw.id)
  const code = own[0]?.code ?? null
  const first = winners.find(({ prize }) => prize === 1)
  return {
    draw: presentCard(draw, first?.number ?? null),
    regulation_sha256: draw.record.regulation_sha256,
    may_enter: code === null && takesEntries(draw, now),
    code,
    numbers: own.map(({ number, reason, at }) => ({ number, reason, at })),
    won: winners
      .filter(({ participant }) => participant === code)
      .map(({ prize, number, claimUntil, deliveredAt, lapsedAt }) => ({
        prize,
        title: draw.record.prizes[prize - 1]?.title ?? '',
        number,
        claim_until: claimUntil,
        delivered_at: deliveredAt,
        lapsed_at: lapsedAt,
      })),
  }
}

export const presentAdminCard = (
  draw: Draw,
  waitingPrizes: number,
): RowOf<typeof AdminDrawCard> => ({
  id: draw.id,
  number: draw.number,
  title: draw.title,
  status: draw.status,
  is_demo: draw.isDemo,
  entry_count: draw.entryCount,
  participant_count: draw.participantCount,
  closes_at: draw.record?.closes_at ?? null,
  extraction_at: draw.record?.extraction_at ?? null,
  waiting_prizes: waitingPrizes,
  updated_at: draw.updatedAt,
})

type AdminOutcome = Outcome & { typed: Extraction | null; contacts: readonly Contact[] }
type Reader = { actor: PersonActor; now: Date }

export function presentAdmin(
  draw: Draw,
  outcome: AdminOutcome,
  { actor, now }: Reader,
): RowOf<typeof AdminDraw> {
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
    opens_at: record?.opens_at ?? null,
    frozen_at: draw.frozenAt,
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
          at: typed.typedAt,
        }
      : null,
    result: result && {
      contest: result.contest,
      day: cityDay(result.extractedAt),
      lines: result.lines,
      typed_by: result.typedByName,
      confirmed_by: result.confirmedByName,
      confirmed_at: result.confirmedAt,
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

function presentPeople(
  draw: Draw,
  { result, winners, contacts }: AdminOutcome,
): RowOf<typeof AdminDraw>['winners'] {
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
        .map(({ channel, note, by, at }) => ({ channel, note, by, at })),
    }
  })
}
