import type { PersonActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './draws.feature.ts'
import {
  hashOfCpf,
  hintOfCpf,
  isFull,
  type LawfulDraw,
  nextNumber,
  participantCode,
  requireAdult,
  requireAnnounced,
  takesEntries,
} from './draws.rules.ts'
import { drawsTexts } from './draws.texts.ts'

type Input = {
  number: number
  full_name: string
  cpf: string
  birth_date: string
  regulation_sha256: string
}

/** Once for each person and each CPF, however often and from wherever it is asked. */
export async function enterDraw(
  { userId }: Pick<PersonActor, 'userId'>,
  { number, full_name, cpf, birth_date, regulation_sha256 }: Input,
  deps: Pick<Deps, 'work' | 'clock' | 'config' | 'documentSeal'>,
) {
  const cpfHash = hashOfCpf(cpf, deps.config.auth.secret)
  await deps.work.transaction(async ({ draws, drawEntries }) => {
    const now = deps.clock.now()
    // Whoever takes part or closes the list holds this row: numbers are given one after another.
    const draw = requireAnnounced(await draws.lockByNumber(number), number)
    if (await drawEntries.codeOf(draw.id, userId)) return
    requireRoom(draw, now)
    if (draw.record.regulation_sha256 !== regulation_sha256) {
      throw new Conflict('draws.other-regulation', 'another text', drawsTexts.otherRegulation)
    }
    const today = cityDay(now)
    requireAdult(birth_date, today)
    if (await drawEntries.hasCpf(draw.id, cpfHash)) {
      throw new Conflict('draws.cpf-taken', 'the CPF takes part already', drawsTexts.cpfTaken)
    }
    const code = participantCode(draw.seed, draw.participantCount)
    await drawEntries.addParticipant({
      drawId: draw.id,
      code,
      userId,
      fullName: full_name,
      cpf: deps.documentSeal.close(cpf),
      cpfHint: hintOfCpf(cpf),
      cpfHash,
      birthDate: birth_date,
      acceptedSha256: regulation_sha256,
      acceptedAt: now,
      acceptedOn: today,
    })
    await drawEntries.addEntry({
      drawId: draw.id,
      number: nextNumber(draw),
      participant: code,
      reason: 'membership',
      reasonKey: code,
      at: now,
    })
    await draws.count(draw.id, { participants: 1 })
  })
}

function requireRoom(draw: LawfulDraw, now: Date) {
  if (!takesEntries(draw, now)) {
    throw new Conflict('draws.not-open', 'not open now', drawsTexts.notOpen)
  }
  if (isFull(draw)) {
    throw new Conflict('draws.full', 'no number is left', drawsTexts.full)
  }
}
