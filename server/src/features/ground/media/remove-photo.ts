import { partsOf } from '@portal/contract/shared/records'
import type { Person } from '../../../platform/auth/identity.ts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './media.feature.ts'
import { mediaTexts } from './media.texts.ts'

export async function removePhoto(
  person: Person,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ removed: true }> {
  return work.transaction(async ({ media, jobs, audit }) => {
    const photo = await media.findOwn(id, person.userId)
    if (!photo) throw new NotFound('media', id)
    await media.remove(id).catch(refuseInUse)
    await jobs.add(REMOVE_FILES_JOB, { ids: [id] })
    await audit.record(person, clock.now(), { action: 'media.removed', subjectId: id })
    return { removed: true }
  })
}

const FOREIGN_KEY = new Set(['23001', '23503'])

/** The database knows who still shows the photo, and refuses. */
function refuseInUse(error: unknown): never {
  if (!FOREIGN_KEY.has(String(partsOf(error).code))) throw error
  throw new Conflict('media.in-use', 'something still refers to the photo', mediaTexts.inUse)
}
