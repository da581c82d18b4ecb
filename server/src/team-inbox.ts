import type {
  TeamAccess,
  TeamKind,
  TeamView,
} from '@portal/contract/portal/workplace/team-inbox-kinds'
import type { Deps } from './deps.ts'
import type { TeamPlace } from './features/portal/workplace/team-tasks.store.ts'
import { features } from './features.ts'
import { hasStaffDuty, isAdministrator, isSuperadmin, type PersonActor } from './platform/actor.ts'
import { Invalid, NotFound } from './platform/errors/domain-errors.ts'
import type { TeamWaitingPart } from './platform/feature.ts'

const PAGE = 50

const MAY: Record<TeamAccess, (actor: PersonActor) => boolean> = {
  moderator: (actor) => hasStaffDuty(actor, 'moderate'),
  editor: (actor) => hasStaffDuty(actor, 'edit'),
  administrator: isAdministrator,
  superadministrator: isSuperadmin,
}

/** What all features know to wait for the team: each says so in its manifest. */
export function createTeamInbox(deps: () => Deps) {
  const parts = features.flatMap(({ teamWaits }) => teamWaits ?? [])
  const partsOf = (actor: PersonActor) => parts.filter(({ who }) => MAY[who](actor))

  return {
    async list(
      actor: PersonActor,
      {
        view,
        kind,
        cursor,
      }: {
        view: TeamView
        kind?: TeamKind | undefined
        cursor?: string | undefined
      },
    ) {
      const { clock, stores } = deps()
      const now = clock.now()
      const asked = { view, kind, userId: actor.userId, after: placeOf(cursor), limit: PAGE }
      const mine = partsOf(actor)
      const [{ items, last }, counts, colleagues] = await Promise.all([
        stores.teamTasks.list(mine, asked, now),
        stores.teamTasks.count(mine, actor.userId, now),
        stores.teamTasks.colleagues(),
      ])
      return { items, next_cursor: last && cursorOf(last), counts, colleagues }
    },

    async count(actor: PersonActor) {
      const { clock, stores } = deps()
      const { all, costs } = await stores.teamTasks.count(partsOf(actor), actor.userId, clock.now())
      return { all, hours: costs.hours }
    },

    /** The kind, for whom it is open to; whoever may not decide does not learn that it waits. */
    partOf(actor: PersonActor, { kind, id }: { kind: TeamKind; id: string }): TeamWaitingPart {
      const part = partsOf(actor).find((one) => one.kind === kind)
      if (!part || !isIdOf(kind, id)) throw new NotFound(kind, id)
      return part
    },
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const OTHERS: Partial<Record<TeamKind, RegExp>> = {
  health: /^[a-z][a-z-]*$/,
  prize: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:[1-5]$/,
}
/** What is no id of the kind is not asked of its tables. */
const isIdOf = (kind: TeamKind, id: string) => (OTHERS[kind] ?? UUID).test(id)

const cursorOf = ({ rank, micros, kind, id }: TeamPlace) =>
  Buffer.from(`${rank}|${micros}|${kind}|${id}`).toString('base64url')

function placeOf(cursor: string | undefined): TeamPlace | null {
  if (cursor === undefined) return null
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, rank, micros, kind = '', id = ''] =
    /^([0-3])\|(-?\d{1,16})\|([a-z-]{1,40})\|([a-z0-9:.-]{1,80})$/.exec(text) ?? []
  const place = { rank: Number(rank), micros: Number(micros), kind, id }
  if (!id || cursorOf(place) !== cursor || Math.abs(place.micros) > 8.64e15) {
    throw new Invalid('cursor.invalid', 'not a cursor of ours', [
      { path: 'cursor', message: 'Não achamos esta parte da lista. Volte ao início dela.' },
    ])
  }
  return place
}
