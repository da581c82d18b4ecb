import {
  CALL_KINDS,
  INBOX_RIGHTS,
  type InboxCounts,
  type InboxKind,
  URGENCIES,
} from '@portal/contract/guide/inbox/inbox-kinds'
import type { MemberRole } from '@portal/contract/guide/team/team-rights'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Deps } from './deps.ts'
import { features } from './features.ts'
import { decodeCursor, encodeCursor, type ListPosition } from './platform/database/list-cursor.ts'
import type { WaitingPart, WaitingRow } from './platform/feature.ts'

const PAGE = 20
/** As many of one business as anybody answers before the list is read again. */
const CALLS = 10

type InboxRow = RowOf<typeof InboxItem>
type Place = { id: string; role: MemberRole }
type Found = WaitingRow & { rank: number }

const mayAnswer = (role: MemberRole) => (part: Pick<WaitingPart<Deps>, 'kind'>) =>
  roleMay(role, INBOX_RIGHTS[part.kind])

/** What all features know to wait for an answer of a business: each says so in its manifest. */
export function createBusinessInbox(deps: () => Deps) {
  const parts = features.flatMap(({ waits }) => waits ?? [])

  return {
    /** What is more urgent first, and of that what falls due first. One statement a kind. */
    async list(
      { id: establishmentId, role }: Place,
      { kind, cursor }: { kind?: InboxKind | undefined; cursor?: string | undefined },
    ): Promise<{ items: InboxRow[]; nextCursor: string | null }> {
      const from = cursor ? placeOf(cursor) : null
      const asked = parts
        .filter(mayAnswer(role))
        .filter((part) => kind === undefined || part.kind === kind)
        .map((part) => ({ part, rank: URGENCIES.indexOf(part.urgency) }))
        .filter(({ rank }) => rank >= (from?.rank ?? 0))
      const found = await Promise.all(
        asked.map(async ({ part, rank }): Promise<Found[]> => {
          const after = from?.rank === rank ? from.place : null
          const rows = await part.list(deps(), { establishmentId, role, after, limit: PAGE + 1 })
          return rows.map((row) => ({ ...row, rank }))
        }),
      )
      const rows = found.flat().sort(byUrgency)
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      return {
        items: page.map(present),
        nextCursor: last && rows.length > PAGE ? `${last.rank}${encodeCursor(last)}` : null,
      }
    },

    /** What rings at any of these places: as a rule nothing, which two counts say. */
    async calls(places: readonly Place[]) {
      const calling = parts.filter(({ kind }) => CALL_KINDS.some((one) => one === kind))
      const found = await Promise.all(
        calling.map(async (part) => {
          const mine = places.filter(({ role }) => mayAnswer(role)(part))
          if (mine.length === 0) return []
          const counted = await part.count(
            deps(),
            mine.map(({ id }) => id),
          )
          const busy = new Set(
            counted.flatMap(({ establishment_id: id, count }) => (count > 0 ? [id] : [])),
          )
          const rank = URGENCIES.indexOf(part.urgency)
          const rows = mine
            .filter(({ id }) => busy.has(id))
            .map(async ({ id: establishmentId, role }) => {
              const at = { establishmentId, role, after: null, limit: CALLS }
              const list = await part.list(deps(), at)
              return list.map((row) => ({ establishmentId, row: { ...row, rank } }))
            })
          return (await Promise.all(rows)).flat()
        }),
      )
      return found
        .flat()
        .sort((a, b) => byUrgency(a.row, b.row))
        .map(({ establishmentId, row }) => ({
          establishment_id: establishmentId,
          item: present(row),
        }))
    },

    /** Of each business what this role may answer there; one statement a kind for all of them. */
    async count(places: readonly Place[]) {
      const counts = new Map<string, InboxCounts>()
      await Promise.all(
        parts.map(async (part) => {
          const ids = places.filter(({ role }) => mayAnswer(role)(part)).map(({ id }) => id)
          if (ids.length === 0) return
          for (const { establishment_id: id, count } of await part.count(deps(), ids)) {
            if (count > 0) counts.set(id, { ...counts.get(id), [part.kind]: count })
          }
        }),
      )
      return [...counts].map(([establishment_id, found]) => ({ establishment_id, counts: found }))
    },
  }
}

const present = ({ id, rank, micros, since, what }: Found): InboxRow =>
  ({
    ...what,
    id,
    urgency: URGENCIES[rank],
    since,
    due_at: new Date(micros / 1000),
  }) as InboxRow

const byUrgency = (a: Found, b: Found) =>
  a.rank - b.rank || a.micros - b.micros || (a.id < b.id ? -1 : 1)

/** A cursor of a list, behind the rank of its last row. */
function placeOf(cursor: string): { rank: number; place: ListPosition } {
  const rank = Number(cursor[0])
  // Whatever no list wrote is refused there.
  return { rank, place: decodeCursor(rank < URGENCIES.length ? cursor.slice(1) : '') }
}
