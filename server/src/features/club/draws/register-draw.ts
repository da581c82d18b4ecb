import { LegalRecord } from '@portal/contract/club/draws/draw-admin'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './draws.feature.ts'
import { registered, requireStatus } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

type Input = { id: string; version: number }

/** The draft becomes the legal record, for good: nothing is opened before it, and it is never edited. */
export async function registerDraw(
  actor: Actor,
  { id, version }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ draws, audit }) => {
    const now = clock.now()
    const draw = await draws.lock(id)
    if (!draw) throw new NotFound('draw', id)
    requireSameVersion(draw, version, drawsTexts.stale)
    requireStatus(draw, 'draft')
    const { data, error } = LegalRecord.safeParse(draw.draft)
    if (!data) {
      const fields = error.issues.map(({ path, message }) => ({
        path: ['draft', ...path].join('.'),
        message,
      }))
      throw new Invalid('draws.incomplete', 'not a whole record', fields, drawsTexts.incomplete)
    }
    const by = actor.kind === 'person' ? actor.userId : null
    await draws.register(id, registered(data, by, now), now)
    await audit.record(actor, now, {
      action: 'draw.registered',
      subjectId: id,
      details: { certificate: data.certificate_number, process: data.process_number },
    })
  })
}
