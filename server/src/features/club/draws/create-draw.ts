import { randomBytes } from 'node:crypto'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from './draws.feature.ts'
import { EMPTY_DRAFT } from './draws.rules.ts'

type Input = { title: string; isDemo?: boolean }

/** A draft that nobody outside of the administration sees. */
export async function createDraw(
  actor: Actor,
  { title, isDemo = false }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<string> {
  return work.transaction(async ({ draws, audit }) => {
    const now = clock.now()
    const id = await draws.add({ title, isDemo, seed: randomBytes(32), draft: EMPTY_DRAFT }, now)
    await audit.record(actor, now, { action: 'draw.created', subjectId: id })
    return id
  })
}
