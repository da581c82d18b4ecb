import type { Sight, SightCard } from '@portal/contract/city/sights/sight'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { dayText } from '~/platform/moments.ts'
import { PhotoImage } from '~/ui/PhotoImage.tsx'
import { sightAddress } from './sight-address.rules.ts'
import { sectionsTexts as texts } from './sight-sections.texts.ts'

const isAddress = (source: string) => /^https?:\/\//.test(source)

/** Where the facts come from, and when somebody last looked. */
export function SourcesSection({ sight: { sources, verified_at } }: { sight: Sight }) {
  if (sources.length === 0 && !verified_at) return null
  return (
    <section aria-labelledby="fontes" className="wrap pb-14 text-muted text-sm">
      {verified_at ? (
        <p className="mb-3">{texts.verified(dayText(new Date(verified_at)))}</p>
      ) : null}
      {sources.length > 0 ? (
        <details>
          <summary id="fontes" className="min-h-11 content-center font-semibold text-ink">
            {texts.sources}
          </summary>
          <ul className="grid gap-1">
            {sources.map((source) => (
              <li key={source} className="wrap-anywhere">
                {isAddress(source) ? (
                  <a
                    href={source}
                    rel="noopener noreferrer nofollow"
                    target="_blank"
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {source}
                  </a>
                ) : (
                  source
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

/** One more to look at, from edge to edge. */
export function NextSight({ sight }: { sight: SightCard | null }) {
  if (!sight) return null
  return (
    <section className="on-dark group/card relative isolate flex min-h-90 items-end overflow-hidden bg-mar-950 text-white lg:min-h-115">
      <div className="-z-1 absolute inset-0 after:absolute after:inset-0 after:bg-[linear-gradient(180deg,rgb(6_34_46/0)_30%,rgb(6_34_46/.84)_100%)]">
        {sight.photo?.thumbhash ? <PhotoImage picture={sight.photo} alt="" sizes="100vw" /> : null}
      </div>
      <div className="wrap py-10 lg:py-14">
        <p className="font-semibold">{texts.next[sight.kind]}</p>
        <h2 className="mt-1 text-h1">
          <Link
            to={sightAddress(sight)}
            className="inline-flex items-center gap-4 after:absolute after:inset-0"
          >
            {sight.name}
            <ArrowRight aria-hidden="true" className="size-8 flex-none" />
          </Link>
        </h2>
      </div>
    </section>
  )
}
