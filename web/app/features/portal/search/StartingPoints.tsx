import type { SearchResult } from '@portal/contract/portal/search/search'
import { History, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { ResultRow } from './ResultRow.tsx'
import { searchTexts as texts } from './search.texts.ts'
import { searchFor } from './search-address.rules.ts'

export type Help = {
  categories: { name: string; slug: string }[]
  popular: string[]
  today: SearchResult[]
}

type Recent = { searches: string[]; remove: (q: string) => void; clear: () => void }
type StartingPointsProps = Help & { recent: Recent }

/** For who has not asked yet, and for who asked in vain. */
export function StartingPoints({ categories, popular, today, recent }: StartingPointsProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {recent.searches.length > 0 ? (
        <Part
          title={texts.recent.title}
          aside={
            <Button look="ghost" size="sm" onClick={recent.clear}>
              {texts.recent.clear}
            </Button>
          }
        >
          <ChipRow>
            {recent.searches.map((q) => (
              <span key={q} className="flex flex-none items-center rounded-full bg-areia-100">
                <LinkChip to={searchFor(q)}>
                  <History aria-hidden="true" />
                  <span className="max-w-[22ch] truncate">{q}</span>
                </LinkChip>
                <IconButton label={texts.recent.remove(q)} onClick={() => recent.remove(q)}>
                  <X aria-hidden="true" />
                </IconButton>
              </span>
            ))}
          </ChipRow>
          <p className="mt-1 text-muted text-sm">{texts.recent.note}</p>
        </Part>
      ) : null}
      {popular.length > 0 ? (
        <Part title={texts.popular}>
          <ChipRow>
            {popular.map((q) => (
              <LinkChip key={q} to={searchFor(q)}>
                {q}
              </LinkChip>
            ))}
          </ChipRow>
        </Part>
      ) : null}
      {categories.length > 0 ? (
        <Part title={texts.categories}>
          <ChipRow>
            {categories.map(({ name, slug }) => (
              <LinkChip key={slug} to={`/guia-comercial?categoria=${slug}`}>
                {name}
              </LinkChip>
            ))}
          </ChipRow>
        </Part>
      ) : null}
      <Part title={texts.examples.title}>
        <ChipRow>
          {texts.examples.searches.map((q) => (
            <LinkChip key={q} to={searchFor(q)}>
              <Search aria-hidden="true" />
              {q}
            </LinkChip>
          ))}
        </ChipRow>
      </Part>
      {today.length > 0 ? (
        <Part title={texts.today}>
          <ul className="divide-y divide-line">
            {today.map((result) => (
              <li key={result.id}>
                <ResultRow result={result} isFirst={false} />
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </div>
  )
}

function Part({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-h3">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
