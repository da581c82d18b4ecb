import { whatsAppLink } from '@portal/contract/city/utilities/phone.texts'
import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { ArrowRight, LayoutGrid, MessageCircle, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ResultRow } from './ResultRow.tsx'
import { searchTexts } from './search.texts.ts'

const texts = searchTexts.nearest
const MOST = 3

type NearestProps = { answer: SearchAnswer; q: string; contactPhone: string }

/** Nothing has all of the words: the three most like it, and three ways on. */
export function Nearest({ answer: { groups }, q, contactPhone }: NearestProps) {
  const near = groups
    .flatMap(({ results }) => results)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
  const digits = contactPhone.replace(/\D/g, '')
  return (
    <div className="mt-4 grid gap-8">
      <section aria-labelledby="mais-parecido">
        <h2 id="mais-parecido">{texts.title(q)}</h2>
        <p className="mt-2 text-muted">{searchTexts.partial}</p>
        <ul className="mt-2 divide-y divide-line">
          {near.map((result) => (
            <li key={result.id}>
              <ResultRow result={result} isFirst />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tres-jeitos">
        <h2 id="tres-jeitos" className="text-h3">
          {texts.ways}
        </h2>
        <ul className="mt-3 grid gap-3">
          {digits ? (
            <li>
              <a
                href={whatsAppLink(digits)}
                target="_blank"
                rel="noopener noreferrer"
                className={WAY}
              >
                <Way icon={<MessageCircle aria-hidden="true" />} text={texts.askText}>
                  {texts.ask}
                </Way>
              </a>
            </li>
          ) : null}
          <li>
            <Link to="/guia-comercial" className={WAY}>
              <Way icon={<LayoutGrid aria-hidden="true" />} text={texts.guideText}>
                {texts.guide}
              </Way>
            </Link>
          </li>
          <li>
            <Link to="/anuncie" className={WAY}>
              <Way icon={<Store aria-hidden="true" />} text={texts.suggestText}>
                {texts.suggest}
              </Way>
            </Link>
          </li>
        </ul>
      </section>
    </div>
  )
}

const WAY = 'flex min-h-12 items-center gap-3 rounded-card bg-areia-100 p-4 text-ink no-underline'

type WayProps = { icon: ReactNode; text: string; children: string }

function Way({ icon, text, children }: WayProps) {
  return (
    <>
      <span className="flex-none text-mar-700">{icon}</span>
      <span className="min-w-0 flex-1">
        <b className="block">{children}</b>
        <span className="text-muted text-sm">{text}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 flex-none" />
    </>
  )
}
