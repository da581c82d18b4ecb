import type { EntryReason } from '@portal/contract/draws/draws.texts'
import type { PersonActor } from '../../platform/actor.ts'
import { cityDay } from '../../platform/city-time.ts'
import { Conflict } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './draws.feature.ts'
import {
  capacityOf,
  hashOfCpf,
  hintOfCpf,
  type LawfulDraw,
  luckyNumber,
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
type Within = Parameters<Parameters<Deps['work']['transaction']>[0]>[0]

/** Once for each person and each CPF, however often and from wherever it is asked. */
export async function enterDraw(
  { userId }: Pick<PersonActor, 'userId'>,
  { number, full_name, cpf, birth_date, regulation_sha256 }: Input,
  deps: Pick<Deps, 'work' | 'clock' | 'config' | 'documentSeal'>,
) {
  const cpfHash = hashOfCpf(cpf, deps.config.auth.secret)
  await deps.work.transaction(async (within) => {
    const { draws, drawEntries } = within
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
    await giveNumber(draw, { code, reason: 'membership', reasonKey: code, now }, within)
    await draws.count(draw.id, { entries: 1, participants: 1 })
  })
}

function requireRoom(draw: LawfulDraw, now: Date) {
  if (!takesEntries(draw, now)) {
    throw new Conflict('draws.not-open', 'not open now', drawsTexts.notOpen)
  }
  if (draw.entryCount >= capacityOf(draw.record)) {
    throw new Conflict('draws.full', 'no number is left', drawsTexts.full)
  }
}

type Given = { code: string; reason: EntryReason; reasonKey: string; now: Date }

async function giveNumber(draw: LawfulDraw, given: Given, { drawEntries }: Within) {
  const number = luckyNumber(draw.seed, draw.entryCount, capacityOf(draw.record))
  const { code: participant, reason, reasonKey, now: at } = given
  await drawEntries.addEntry({ drawId: draw.id, number, participant, reason, reasonKey, at })
}

export type EarnedNumber = { userId: string; reason: EntryReason; reasonKey: string }

/**
 * For other features: one more number, in every open draw in which the person takes part and whose regulation
 * lets this earn one. `reasonKey` names what earned it (the id of a redemption): asked twice, it is one number.
 */
export async function earnDrawNumber(
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
  { userId, reason, reasonKey }: EarnedNumber,
): Promise<number> {
  return work.transaction(async (within) => {
    const { draws, drawEntries } = within
    let given = 0
    for (const id of await draws.listOpenOf(userId)) {
      const now = clock.now()
      const draw = await draws.lock(id)
      if (!draw?.record?.entry_reasons.includes(reason) || !takesEntries(draw, now)) continue
      const lawful = requireAnnounced(draw, draw.number)
      const code = await drawEntries.codeOf(id, userId)
      const isFull = draw.entryCount >= capacityOf(lawful.record)
      if (!code || isFull || (await drawEntries.hasEntry(id, reason, reasonKey))) continue
      await giveNumber(lawful, { code, reason, reasonKey, now }, within)
      await draws.count(id, { entries: 1, participants: 0 })
      given += 1
    }
    return given
  })
}
