import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { unclaimedQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'

const texts = myListingsTexts.unclaimed
/** So long after the last letter the guide is asked. */
const PAUSE_MS = 300

/** As a name is typed: the guide may hold the page already, and its owner need not begin anew. */
export function UnclaimedPages({ name }: { name: string }) {
  const [asked, setAsked] = useState(name)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name])
  // Suggestions only: without them the registration goes on as before.
  const query = unclaimedQuery(asked)
  const { data } = useQuery(query)
  const found = query.enabled && data ? data : []
  return (
    <div className="md:col-span-2">
      <p role="status" className="sr-only">
        {found.length > 0 ? texts.found(found.length) : null}
      </p>
      {found.length > 0 ? (
        <section
          aria-labelledby="paginas-sem-dono"
          className="grid gap-3 rounded-item bg-mar-100 p-4"
        >
          <div>
            <h2 id="paginas-sem-dono" className="text-base">
              {texts.title}
            </h2>
            <p className="text-sm">{texts.text}</p>
          </div>
          <ul className="grid gap-2">
            {found.map(({ id, slug, name: known, category, neighbourhood }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 wrap-break-word">
                  <b className="font-semibold">{known}</b>
                  <span className="block text-muted text-sm">
                    {texts.place(category, neighbourhood)}
                  </span>
                </span>
                <LinkButton
                  to={`/guia/${slug}#reivindicar`}
                  look="line"
                  size="sm"
                  aria-label={texts.claim(known)}
                >
                  {texts.claim('').trim()}
                </LinkButton>
              </li>
            ))}
          </ul>
          <p className="text-sm">{texts.none}</p>
        </section>
      ) : null}
    </div>
  )
}
