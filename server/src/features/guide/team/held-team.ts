import type { MemberRole } from '@portal/contract/guide/establishments/own-establishment'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './team.feature.ts'

type Stores = Pick<Deps['stores'], 'establishments' | 'team'>

/**
 * What the person is to the establishment, which is held: whoever changes a team waits for the other.
 * Asked for after the wait, in a statement of its own, which sees what was changed meanwhile.
 */
export async function holdTeam(
  { establishments, team }: Stores,
  establishmentId: string,
  userId: string,
): Promise<MemberRole | null> {
  if (!(await establishments.lock(establishmentId, null))) {
    throw new NotFound('establishment', establishmentId)
  }
  return team.roleOf(establishmentId, userId)
}
