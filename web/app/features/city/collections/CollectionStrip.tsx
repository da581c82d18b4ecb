import type { CollectionCard } from '@portal/contract/city/collections/collection'
import { SectionHead } from '~/ui/SectionHead.tsx'
import { CollectionTile } from './CollectionTile.tsx'
import { COLLECTIONS } from './collection-address.rules.ts'
import { collectionsTexts as texts } from './collections.texts.ts'

/** The first of them on another page, side by side; nothing where there are none. */
export function CollectionStrip({ collections }: { collections: readonly CollectionCard[] }) {
  if (collections.length === 0) return null
  return (
    <section aria-labelledby="roteiros" className="section overflow-hidden">
      <div className="wrap">
        <SectionHead
          id="roteiros"
          title={texts.section}
          lead={texts.sectionLead}
          more={{ to: COLLECTIONS, label: texts.more }}
        />
        <ul className="rail gap-4 lg:gap-6">
          {collections.map((collection) => (
            <li key={collection.id} className="w-68 lg:w-72">
              <CollectionTile collection={collection} sizes="288px" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
