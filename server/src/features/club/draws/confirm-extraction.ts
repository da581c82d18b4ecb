import type { DrawResult } from '@portal/contract/club/draws/draw'
import { deriveWinners, luckyDigits } from '@portal/contract/club/draws/draw-rules'
import { readEntryList } from '@portal/contract/club/draws/entry-list'
import { z } from 'zod'
import type { PersonActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict, Forbidden, NotFound } from '../../../platform/errors/domain-errors.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { drawMinutes } from './draw-minutes.ts'
import type { Extraction } from './draw-outcomes.store.ts'
import type { Deps, Within } from './draws.feature.ts'
import { claimUntil, DRAWS_TAG, requireRecord, requireStatus, ruleOf } from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'
import type { TypedExtraction } from './type-extraction.ts'

export const TELL_WINNERS_JOB = defineJob('draws.tell-winners', z.object({ drawId: z.uuid() }))

type Input = TypedExtraction & { extraction_id: string }
type Needs = Pick<Deps, 'work' | 'clock' | 'folders'>

/** Somebody else types it again; only what both have read decides, and from then on it is public. */
export async function confirmExtraction(actor: PersonActor, input: Input, deps: Needs) {
  const isSame = await deps.work.transaction(async (within) => {
    const { draws, drawOutcomes, audit } = within
    const now = deps.clock.now()
    const draw = await draws.lock(input.id)
    if (!draw) throw new NotFound('draw', input.id)
    requireRecord(draw)
    requireStatus(draw, 'frozen')
    const typed = await drawOutcomes.typed(draw.id)
    if (!typed) throw new Conflict('draws.nothing-typed', 'none', drawsTexts.nothingTyped)
    if (typed.id !== input.extraction_id) {
      throw new Conflict('draws.retyped', 'another one is newer', drawsTexts.retyped)
    }
    if (typed.typedBy === actor.userId) {
      throw new Forbidden('draws.same-person', 'who typed it confirms it', drawsTexts.samePerson)
    }
    if (!areSame(typed, input)) {
      // Kept although it is refused: that two people read two things is worth knowing.
      await audit.record(actor, now, { action: 'draw.extraction-differed', subjectId: draw.id })
      return false
    }
    await settle(draw.id, typed, { actor, now, within, folders: deps.folders })
    return true
  })
  if (!isSame) throw new Conflict('draws.extraction-differs', 'not the same', drawsTexts.differs)
}

const areSame = (typed: Extraction, { contest, day, lines }: Input) =>
  typed.contest === contest &&
  cityDay(typed.extractedAt) === day &&
  typed.lines.join() === lines.join()

type Settling = { actor: PersonActor; now: Date; within: Within; folders: Deps['folders'] }

/** The winners follow from what was published, not from what the tables say by now. */
async function settle(id: string, typed: Extraction, { actor, now, within, folders }: Settling) {
  const { draws, drawOutcomes, audit, jobs, changes } = within
  const draw = await draws.find(id)
  const list = await drawOutcomes.readFile(id, 'entries')
  if (!draw?.record || !list) throw new Error('a frozen draw has a record and a list')
  const { record, number } = draw
  const { numbers, participants } = await readEntryList(list.content.toString())
  const derived = deriveWinners(numbers, typed.lines, ruleOf(record))

  await drawOutcomes.addResult(id, typed, actor.userId, now)
  const until = claimUntil(cityDay(typed.extractedAt))
  for (const { prize, winner } of derived) {
    if (winner !== null) await drawOutcomes.addWinner(id, prize, numbers[winner] ?? -1, until)
  }
  const digits = (value: number) => luckyDigits(value, record.series_count)
  const result: DrawResult = {
    draw: number,
    rule: record.rule,
    list_sha256: list.sha256,
    contest: typed.contest,
    extracted_at: typed.extractedAt.toISOString(),
    lines: typed.lines,
    winners: derived.map(({ prize, drawn, winner }) => ({
      prize,
      drawn: digits(drawn),
      number: winner === null ? null : digits(numbers[winner] ?? -1),
      participant: winner === null ? null : (participants[winner] ?? null),
    })),
  }
  await drawOutcomes.addFile(id, 'result', Buffer.from(`${JSON.stringify(result, null, 2)}\n`), now)
  const minutes = await drawMinutes(
    {
      draw: { ...draw, record },
      result,
      list,
      confirmedAt: now,
      people: await drawOutcomes.winners(id),
    },
    { fontsFolder: folders.fonts, madeAt: now },
  )
  await drawOutcomes.addFile(id, 'minutes', minutes, now)
  await draws.finish(id, now)
  await audit.record(actor, now, {
    action: 'draw.drawn',
    subjectId: id,
    details: { contest: typed.contest, lines: typed.lines.join(' ') },
  })
  await jobs.add(TELL_WINNERS_JOB, { drawId: id })
  changes.announce(DRAWS_TAG)
}
