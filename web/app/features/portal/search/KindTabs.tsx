import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { SEARCH_KIND_WORDS } from '@portal/contract/portal/search/search.texts'
import { useEffect, useRef } from 'react'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { searchTexts as texts } from './search.texts.ts'
import { type SearchState, searchAddress } from './search-address.rules.ts'

type KindTabsProps = Pick<SearchAnswer, 'groups'> & { state: SearchState }

/** What was found, by what it is. On a phone the row is longer than the screen: the chosen one is in it. */
export function KindTabs({ groups, state }: KindTabsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const chosen = state.kind
  useEffect(() => {
    const tab = frame.current?.querySelector<HTMLElement>('[aria-current]')
    const row = tab?.parentElement
    if (!chosen || !tab || !row) return
    // Only sideways: the page stays where it is, also for who comes back to it.
    const from = tab.getBoundingClientRect().left - row.getBoundingClientRect().left
    row.scrollLeft += from - (row.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <div ref={frame}>
      <LinkTabs
        label={texts.kinds}
        links={[
          { label: texts.all, to: searchAddress(state, { kind: undefined }), current: !chosen },
          ...kindsOf(groups, chosen).map(({ kind, count }) => ({
            label: `${SEARCH_KIND_WORDS[kind].many} ${count}`,
            to: searchAddress(state, { kind }),
            current: chosen === kind,
          })),
        ]}
      />
    </div>
  )
}

/** The chosen one stays, however little of it there is. */
function kindsOf(groups: SearchAnswer['groups'], chosen: SearchState['kind']) {
  if (!chosen || groups.some(({ kind }) => kind === chosen)) return groups
  return [...groups, { kind: chosen, count: 0 }]
}
