import {
  type saveFilter as contract,
  SAVED_FILTERS_MAX,
  type SavedFilter,
} from '@portal/contract/portal/workplace/saved-filters'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './workplace.feature.ts'

/** A shortcut of one person for themselves: nothing that the audit log would tell of. */
export async function saveFilter(
  userId: string,
  input: EndpointInput<typeof contract>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<SavedFilter> {
  return work.transaction(async ({ savedFilters }) => {
    const others = await savedFilters.countOthers(userId, input.list, input.name)
    if (others >= SAVED_FILTERS_MAX) {
      throw new Conflict(
        'saved-filters.too-many',
        'as many saved filters as a list may have',
        `Você já guardou ${SAVED_FILTERS_MAX} filtros nesta lista. Apague um que não usa mais.`,
      )
    }
    return savedFilters.keep(userId, input, clock.now())
  })
}
