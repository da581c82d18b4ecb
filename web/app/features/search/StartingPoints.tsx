import type { SearchResult } from '@portal/contract/search/search'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import { ResultRow } from './ResultRow.tsx'
import { searchTexts as texts } from './search.texts.ts'
import { searchFor } from './search-address.rules.ts'

export type Help = {
  categories: { name: string; slug: string }[]
  popular: string[]
  today: SearchResult[]
}

type StartingPointsProps = Help & { recent: { searches: string[]; clear: () => void } }

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
              <LinkChip key={q} to={searchFor(q)}>
                <History aria-hidden="true" />
                {q}
              </LinkChip>
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
