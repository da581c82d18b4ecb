import type { PlanType } from '@portal/contract/shared/plans'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursorTrail.ts'
import { SEARCH_DEBOUNCE_MS } from './people.constants.ts'
import { peopleTexts } from './people.texts.ts'

const SEARCH = 'busca'
const PLAN = 'plano'

/** The filter lives in the address; what is being typed reaches it after a pause. */
export function usePeopleFilter() {
  const [address, setAddress] = useSearchParams()
  const search = address.get(SEARCH) ?? ''
  const plan = planIn(address)
  const [typed, setTyped] = useState(search)
  const written = useRef(search)

  // The back button changes the address under the box; our own writing must not undo newer typing.
  useEffect(() => {
    if (search === written.current) return
    written.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    const next = typed.trim()
    if (next === written.current) return
    const timer = setTimeout(() => {
      written.current = next
      setAddress((current) => withFilter(current, SEARCH, next), { replace: true })
    }, SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, setAddress])

  return {
    typed,
    setTyped,
    plan,
    setPlan: (next: string) => setAddress((current) => withFilter(current, PLAN, next)),
    clear() {
      written.current = ''
      setTyped('')
      setAddress(new URLSearchParams())
    },
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
