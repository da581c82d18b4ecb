import type { PersonActor } from '../../../platform/actor.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { dayText } from '../../../platform/moment-text.ts'
import type { Deps } from './draws.feature.ts'
import { extractionAt, requireRecord, requireStatus } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

export type TypedExtraction = { id: string; contest: number; day: string; lines: string[] }

/** What one person read at the Caixa. It counts once somebody else has read the same. */
export async function typeExtraction(
  actor: PersonActor,
  { id, contest, day, lines }: TypedExtraction,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ draws, drawOutcomes, audit }) => {
    const now = clock.now()
    const draw = await draws.lock(id)
    if (!draw) throw new NotFound('draw', id)
    const { record } = requireRecord(draw)
    requireStatus(draw, 'frozen')
    const extractedAt = extractionAt(day)
    const isEarly =
      extractedAt < record.extraction_at || draw.frozenAt === null || extractedAt <= draw.frozenAt
    if (isEarly) refuse(drawsTexts.extractionTooEarly(dayText(record.extraction_at)))
    if (extractedAt > now) refuse(drawsTexts.extractionAhead)
    await drawOutcomes.addExtraction(
      id,
      { contest, extractedAt, lines, typedBy: actor.userId },
      now,
    )
    await audit.record(actor, now, {
      action: 'draw.extraction-typed',
      subjectId: id,
      details: { contest, day, lines: lines.join(' ') },
    })
  })
}

function refuse(message: string): never {
  throw new Invalid('draws.extraction-day', message, [{ path: 'day', message }], message)
}
