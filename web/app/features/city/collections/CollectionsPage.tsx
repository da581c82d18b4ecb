import type { CollectionCard } from '@portal/contract/city/collections/collection'
import { COLLECTION_KINDS } from '@portal/contract/city/collections/collection.texts'
import { Route } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { CollectionTile } from './CollectionTile.tsx'
import { collectionsTexts as texts } from './collections.texts.ts'

type CollectionsPageProps = {
  /** Null where the list could not be read. */
  collections: readonly CollectionCard[] | null
  city: string
  /** The way to a plan of one's own. */
  own: ReactNode
}

export function CollectionsPage({ collections, city, own }: CollectionsPageProps) {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-16">
      <h1>{texts.title}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] text-lead text-muted">{texts.lead(city)}</p>
      {collections === null ? <p role="alert">{texts.failed}</p> : null}
      {collections?.length === 0 ? (
        <EmptyState icon={<Route />} title={texts.none} level="h2" action={own}>
          {texts.noneText}
        </EmptyState>
      ) : null}
      {COLLECTION_KINDS.map((kind, place) => (
        <OfKind
          key={kind}
          title={texts.kinds(kind)}
          id={kind}
          isFirst={place === 0}
          collections={(collections ?? []).filter((one) => one.kind === kind)}
        />
      ))}
    </div>
  )
}

type OfKindProps = {
  id: string
  title: string
  isFirst: boolean
  collections: readonly CollectionCard[]
}

function OfKind({ id, title, isFirst, collections }: OfKindProps) {
  if (collections.length === 0) return null
  return (
    <section aria-labelledby={id} className="not-first:mt-14">
      <h2 id={id}>{title}</h2>
      <ul className="mt-5 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {collections.map((collection, index) => (
          <li key={collection.id}>
            <CollectionTile collection={collection} isFirst={isFirst && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}
