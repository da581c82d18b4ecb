import type { PlanType } from '@portal/contract/shared/plans'
import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'
import { peopleTexts } from './people.texts.ts'

const SEARCH = 'busca'
const PLAN = 'plano'

/** The filter lives in the address; what is being typed reaches it after a pause. */
export function usePeopleFilter() {
  const params = useSearchParams()
  const [address, setAddress] = params
  const { search, ...typing } = useTypedFilter(params, SEARCH)
  const plan = planIn(address)

  return {
    ...typing,
    plan,
    setPlan: (next: string) => setAddress((current) => withFilter(current, PLAN, next)),
    isFiltered: search !== '' || plan !== undefined,
    trail: cursorTrail(address),
    filter: {
      search: search || undefined,
      plan_type: plan,
      cursor: cursorTrail(address).current,
    },
  }
}

function planIn(address: URLSearchParams): PlanType | undefined {
  const plan = address.get(PLAN)
  return plan !== null && plan in peopleTexts.plans ? (plan as PlanType) : undefined
}
