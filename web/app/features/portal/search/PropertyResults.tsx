import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { PROPERTY_WORDS } from '@portal/contract/portal/search/search.texts'
import { Link } from 'react-router'
import { TextLink } from '~/ui/TextLink.tsx'

type Property = SearchAnswer['properties'][number]

/** Properties that were found, after what people look for more often: price first, and who advertises. */
export function PropertyResults({ properties }: { properties: readonly Property[] }) {
  if (properties.length === 0) return null
  return (
    <section aria-labelledby="grupo-imoveis" className="mt-8 first-of-type:mt-4">
      <h2 id="grupo-imoveis" className="border-line border-b pb-1 text-h3">
        {PROPERTY_WORDS.many}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {properties.map(({ id, offer, path, title, neighbourhood, bedrooms, advertiser }) => (
          <li key={id} className="relative border-line border-b py-3">
            <p className="num font-bold font-head">{offer}</p>
            <h3 className="wrap-break-word text-base leading-[1.2]">
              <Link
                to={path}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-mar-600"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-muted text-sm">
              {[
                neighbourhood,
                bedrooms ? PROPERTY_WORDS.bedrooms(bedrooms) : null,
                advertiser.name,
                advertiser.creci ? PROPERTY_WORDS.creci(advertiser.creci) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <TextLink to="/imoveis" block>
        {PROPERTY_WORDS.all}
      </TextLink>
    </section>
  )
}
