import type { Actor } from '../../../platform/actor.ts'
import { Conflict, NotFound, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { requirePdf } from './certificate.rules.ts'
import type { Deps } from './draws.feature.ts'
import { isBeforeOpening } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

type Input = { id: string; version: number; content: Buffer }

/** Beside the number in the legal record. What was announced with a draw stays what it was. */
export async function keepCertificate(
  actor: Actor,
  { id, version, content }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  requirePdf(content)
  await work.transaction(async ({ draws, drawOutcomes, audit }) => {
    const now = clock.now()
    const draw = await draws.lock(id)
    if (!draw) throw new NotFound('draw', id)
    requireSameVersion(draw, version, drawsTexts.stale)
    if (!isBeforeOpening(draw)) {
      const sentence = drawsTexts.certificate.announced
      throw new Conflict('draws.certificate-announced', `it is ${draw.status}`, sentence)
    }
    const by = actor.kind === 'person' ? actor.userId : null
    const sha256 = await drawOutcomes.keepCertificate(id, { content, by }, now)
    await draws.touch(id, now)
    await audit.record(actor, now, {
      action: 'draw.certificate-kept',
      subjectId: id,
      details: { sha256, bytes: content.length },
    })
  })
}
