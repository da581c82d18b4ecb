import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { STREET_WORDS } from '@portal/contract/portal/search/search.texts'
import { MapPin, Signpost } from 'lucide-react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { searchTexts as texts } from './search.texts.ts'

type Street = SearchAnswer['streets']['found'][number]

/** Streets that were found: where each is, and who is there. */
export function StreetResults({ streets }: { streets: readonly Street[] }) {
  if (streets.length === 0) return null
  return (
    <section aria-labelledby="grupo-ruas" className="mt-8 first-of-type:mt-4">
      <h2 id="grupo-ruas" className="border-line border-b pb-1 text-h3">
        {STREET_WORDS.many}
      </h2>
      <ul className="divide-y divide-line">
        {streets.map((street) => (
          <li key={street.path} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
            <Signpost aria-hidden="true" className="mt-0.5 size-6 flex-none text-mar-700" />
            <div className="min-w-0 flex-1 basis-50">
              <h3 className="wrap-break-word text-[1.125rem] leading-[1.2]">{street.name}</h3>
              {street.neighbourhood ? (
                <p className="mt-1 text-muted text-sm">{street.neighbourhood}</p>
              ) : null}
              <WhoIsThere street={street} />
            </div>
            <LinkButton
              to={street.path}
              look="line"
              size="sm"
              aria-label={texts.streets.mapOf(street.name)}
            >
              <MapPin aria-hidden="true" />
              {STREET_WORDS.onMap}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WhoIsThere({ street: { businesses, business_count } }: { street: Street }) {
  if (businesses.length === 0) return null
  const more = business_count - businesses.length
  return (
    <div className="mt-1 text-sm">
      <p className="font-semibold">{texts.streets.there}</p>
      <ul className="flex flex-wrap gap-x-4">
        {businesses.map(({ name, path }) => (
          <li key={path}>
            <TextLink to={path} block>
              {name}
            </TextLink>
          </li>
        ))}
        {more > 0 ? (
          <li className="inline-flex min-h-11 items-center text-muted">
            {texts.streets.more(more)}
          </li>
        ) : null}
      </ul>
    </div>
  )
}
