import {
  EVENT_CATEGORIES,
  EVENT_CATEGORY_WORDS,
  PERIODS,
} from '@portal/contract/city/events/event.texts'
import { suggestions } from '~/platform/search/suggestions.ts'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { LinkSegments } from '~/ui/LinkSegments.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { SearchField } from '~/ui/SearchField.tsx'
import { EVENTS, type EventsState, eventsAddress } from './event-address.rules.ts'
import { eventsTexts as texts } from './events.texts.ts'

type EventFiltersProps = { state: EventsState; thisMonth: string }

/** Everything one chooses is in the address: it works before the page's script does. */
export function EventFilters({ state, thisMonth }: EventFiltersProps) {
  const { categoria, gratis, busca, mes, periodo, de, ate } = state
  // What is chosen stays chosen when something else changes; the place in the list does not.
  const kept = { categoria, gratis, busca }
  const place = { ...kept, mes, periodo, de, ate }
  const isAll = !periodo && !de && !ate && !mes
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <LinkTabs
          label={texts.periods.label}
          className="min-w-0 flex-1 basis-60"
          links={[
            { label: texts.periods.all, to: eventsAddress(kept), current: isAll },
            ...PERIODS.map((one) => ({
              label: texts.periods[one],
              to: eventsAddress({ ...kept, periodo: one }),
              current: periodo === one && !mes,
            })),
          ]}
        />
        <LinkSegments
          label={texts.views.label}
          links={[
            { label: texts.views.list, to: eventsAddress(kept), current: !mes },
            {
              label: texts.views.calendar,
              to: eventsAddress({ ...kept, mes: mes ?? thisMonth }),
              current: mes !== null,
            },
          ]}
        />
      </div>
      <SearchField
        label={texts.search}
        action={EVENTS}
        name="busca"
        look="line"
        buttonLook="ink"
        defaultValue={busca}
        placeholder={texts.searchHint}
        suggest={suggestions}
      >
        {Object.entries({ periodo, de, ate, mes, categoria, gratis: gratis ? '1' : null }).map(
          ([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
      </SearchField>
      <nav aria-label={texts.filters}>
        <ChipRow>
          <LinkChip
            to={eventsAddress({ ...place, gratis: !gratis })}
            preventScrollReset
            aria-current={gratis ? 'true' : undefined}
          >
            {texts.free}
          </LinkChip>
          {EVENT_CATEGORIES.map((one) => (
            <LinkChip
              key={one}
              to={eventsAddress({ ...place, categoria: one === categoria ? null : one })}
              preventScrollReset
              aria-current={one === categoria ? 'true' : undefined}
            >
              {EVENT_CATEGORY_WORDS[one]}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
    </div>
  )
}
