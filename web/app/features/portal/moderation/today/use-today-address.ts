import {
  TEAM_KINDS,
  TEAM_VIEWS,
  type TeamKind,
  type TeamView,
} from '@portal/contract/portal/workplace/team-inbox-kinds'
import { useSearchParams } from 'react-router'
import { VIEW_WORDS } from './today-address.rules.ts'

const VIEW = 'ver'
const KIND = 'assunto'
const ITEM = 'item'

export type TodayThing = { kind: TeamKind; id: string }

/** What is shown and which one is open: all of it lives in the address. */
export function useTodayAddress() {
  const [address, setAddress] = useSearchParams()
  const word = address.get(VIEW)
  const view = TEAM_VIEWS.find((one) => VIEW_WORDS[one] === word) ?? 'all'
  const kind = TEAM_KINDS.find((one) => one === address.get(KIND))
  const [itemKind, itemId] = (address.get(ITEM) ?? '').split(/:(.*)/s)
  const known = TEAM_KINDS.find((one) => one === itemKind)
  const chosen: TodayThing | null = known && itemId ? { kind: known, id: itemId } : null
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (name !== ITEM) next.delete(ITEM)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  return {
    view,
    kind,
    chosen,
    viewTo: (one: TeamView) => `?${changed(VIEW, one === 'all' ? '' : VIEW_WORDS[one])}`,
    showKind: (one: string) => setAddress(changed(KIND, one)),
    itemTo: (item: TodayThing) => `?${changed(ITEM, `${item.kind}:${item.id}`)}`,
    listTo: `?${changed(ITEM, '')}`,
    /** One thing after the other: the way back leads out of the list, not through it. */
    goTo: (item: TodayThing | null) =>
      setAddress(changed(ITEM, item ? `${item.kind}:${item.id}` : ''), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
