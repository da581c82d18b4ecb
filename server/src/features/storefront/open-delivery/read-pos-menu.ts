import { type Actor, systemActor } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import { requireProved } from '../../../platform/auth/require-proved.ts'
import { Conflict, DomainError, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { defineForeign, ForeignRefused } from '../../../platform/foreign/foreign-kind.ts'
import { isSwitchedOff, readMarked } from '../../../platform/foreign/reading-mark.ts'
import { guardedRequest, OutgoingRefused } from '../../../platform/outgoing/guarded-request.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { openSecret } from './connect-pos.ts'
import { cityOffsetMinutes } from './merchant-hours.rules.ts'
import type { ReadMenu, readMenu } from './merchant-menu.foreign.ts'
import type { Deps } from './open-delivery.feature.ts'
import { failureSentence, MOST_MENU_ROWS, menuTexts as texts } from './open-delivery.texts.ts'
import type { PosConnection } from './pos-connections.store.ts'
import { TELL_MENU_STOPPED_JOB } from './tell-menu-stopped.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 5 * 1024 * 1024
const MOST_REDIRECTS = 3

const MENU = defineForeign<typeof readMenu>('open-delivery.menu', {
  bytes: MAX_BYTES,
  values: 500_000,
  depth: 40,
  timeMs: 4_000,
  heapMb: 128,
  resultBytes: 32 * 1024 * 1024,
})

type Needs = Pick<Deps, 'stores' | 'config' | 'clock' | 'ports' | 'work' | 'foreign'>
type Source = { establishmentId: string; document: Record<string, unknown> | null }
type PersonActor = Extract<Actor, { kind: 'person' }>

/** Where the system serves it, through the guard. Every failure is a sentence. */
async function fetchDocument(
  { merchantUrl, apiKeySealed }: PosConnection,
  config: Deps['config'],
): Promise<Buffer> {
  if (!merchantUrl) throw refusal('no-address', texts.noAddress)
  const apiKey = apiKeySealed && openSecret(apiKeySealed, config)
  const key = apiKey ? { 'x-api-key': apiKey } : {}
  const call = {
    method: 'GET' as const,
    headers: { accept: 'application/json', ...key },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    maxRedirects: MOST_REDIRECTS,
  }
  const answer = await guardedRequest(merchantUrl, call, config.outgoing).catch((error) => {
    if (error instanceof OutgoingRefused) {
      throw refusal('unreached', failureSentence({ reason: error.reason }))
    }
    throw error
  })
  if (answer.status !== 200) throw refusal('unreached', failureSentence({ status: answer.status }))
  return answer.body
}

const refusal = (code: string, sentence: string) =>
  new Invalid(`pos-menu.${code}`, code, [], sentence)

async function menuOf({ establishmentId, document }: Source, needs: Needs): Promise<ReadMenu> {
  const { stores, config, clock, foreign } = needs
  const found = await stores.posConnections.find(establishmentId)
  if (document === null && !found) throw new NotFound('pos-connection', establishmentId)
  const isFetched = document === null && found !== null
  const json = isFetched
    ? await fetchDocument(found, config)
    : Buffer.from(JSON.stringify(document))
  const read = () => foreign.read(MENU, json, { offsetMinutes: cityOffsetMinutes(clock.now()) })
  const reading = isFetched ? readMarked(MENU, markOf(establishmentId, needs), read) : read()
  const menu = await reading.catch(explain)
  if ('refused' in menu) throw refusal(menu.refused, REFUSED[menu.refused])
  if (menu.rows.length === 0) throw refusal('empty', texts.empty)
  return menu
}

const REFUSED = {
  document: texts.notAMenu,
  'too-many': texts.tooMany(MOST_MENU_ROWS),
} as const

/** What is sent by hand has somebody who waits for it; only what is read again and again is marked. */
const markOf = (establishmentId: string, { work, clock }: Pick<Needs, 'work' | 'clock'>) => ({
  begin: () =>
    work.transaction(({ posConnections }) =>
      posConnections.beginReading(establishmentId, clock.now()),
    ),
  end: (isStopped: boolean) =>
    work.transaction(({ posConnections }) => posConnections.endReading(establishmentId, isStopped)),
})

function explain(error: unknown): never {
  if (!(error instanceof ForeignRefused)) throw error
  if (error.reason === 'switched-off') throw new SwitchedOff()
  throw refusal('too-complex', texts.tooComplex)
}

class SwitchedOff extends Invalid {
  constructor() {
    super('pos-menu.switched-off', 'stopped too often', [], texts.switchedOff)
  }
}

async function requireEdit(actor: PersonActor, establishmentId: string, { stores }: Needs) {
  const role = await stores.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'connections.edit', establishmentId)
}

/** What would be added, changed and refused. Writes nothing. */
export async function previewPosMenu(actor: Person, source: Source, needs: Needs) {
  requireProved(actor)
  await requireEdit(actor, source.establishmentId, needs)
  // One that was switched off is tried again: somebody says that it was mended.
  if (source.document === null) await markOf(source.establishmentId, needs).end(false)
  const { rows, hash } = await menuOf(source, needs)
  const { establishmentId } = source
  return { hash, ...(await needs.ports.judgeMenuRows(actor, { establishmentId, rows })) }
}

/** What was looked at, in one transaction; what changed since is looked at again first. */
export async function importPosMenu(
  actor: Person,
  { hash, ...source }: Source & { hash: string },
  needs: Needs,
) {
  requireProved(actor)
  await requireEdit(actor, source.establishmentId, needs)
  const menu = await menuOf(source, needs)
  if (menu.hash !== hash) throw new Conflict('pos-menu.changed', 'another menu', texts.changed)
  const { establishmentId } = source
  const counts = await needs.ports.importMenuRows(actor, { establishmentId, ...menu })
  if (source.document === null) await note(establishmentId, 'success', texts.taken(counts), needs)
  return counts
}

/**
 * After a notice, a refusal or its time: taken over where the owner lets it follow, otherwise only read,
 * so that the system learns whether it can be.
 */
export async function readPosMenu({ establishmentId }: { establishmentId: string }, needs: Needs) {
  const found = await needs.stores.posConnections.find(establishmentId)
  if (!found?.merchantUrl) return
  if (isSwitchedOff(found.stoppedReadings)) {
    await note(establishmentId, 'fail', texts.switchedOff, needs)
    return
  }
  try {
    const menu = await menuOf({ establishmentId, document: null }, needs)
    await needs.work.transaction(({ posConnections }) =>
      posConnections.setMenuTtl(establishmentId, menu.ttlSeconds),
    )
    if (!found.followsMenu) {
      await note(establishmentId, 'success', texts.waits(menu.rows.length), needs)
      return
    }
    const counts = await needs.ports.importMenuRows(systemActor, { establishmentId, ...menu })
    await note(establishmentId, 'success', texts.taken(counts), needs)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await note(establishmentId, 'fail', error.sentence ?? texts.failed, needs)
    if (error instanceof SwitchedOff) {
      const at = needs.clock.now().toISOString()
      await needs.work.transaction(({ jobs }) =>
        jobs.add(TELL_MENU_STOPPED_JOB, { establishmentId, at }),
      )
    }
  }
}

function note(
  establishmentId: string,
  status: 'success' | 'fail' | 'processing',
  info: string,
  { work, clock }: Pick<Needs, 'work' | 'clock'>,
) {
  return work.transaction(({ posConnections }) =>
    posConnections.noteMenuRead(establishmentId, { at: clock.now(), status, info }),
  )
}
