import type { CollectionCard } from '@portal/contract/city/collections/collection'
import { Route } from 'lucide-react'
import { Badge } from '~/ui/Badge.tsx'
import { Card } from '~/ui/Card.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { collectionAddress } from './collection-address.rules.ts'
import { collectionsTexts as texts } from './collections.texts.ts'

type CollectionTileProps = {
  collection: CollectionCard
  level?: 'h2' | 'h3'
  isFirst?: boolean
  sizes?: string
}

/** "2 dias · 8 lugares" */
export const sizeText = ({
  day_count,
  stop_count,
}: Pick<CollectionCard, 'day_count' | 'stop_count'>) =>
  day_count > 0 ? `${texts.days(day_count)} · ${texts.stops(stop_count)}` : texts.stops(stop_count)

export function CollectionTile({
  collection,
  level = 'h3',
  isFirst = false,
  sizes = '(min-width: 64rem) 384px, (min-width: 48rem) 50vw, 100vw',
}: CollectionTileProps) {
  return (
    <Card
      title={collection.title}
      to={collectionAddress(collection)}
      level={level}
      picture={
        <Picture
          picture={collection.photo}
          alt=""
          ratio="3/2"
          sizes={sizes}
          loading={isFirst ? 'eager' : 'lazy'}
          topLeft={<Badge tone="sol">{texts.kind(collection.kind)}</Badge>}
        >
          <span className="grid place-items-center bg-mar-100 text-mar-700">
            <Route aria-hidden="true" className="size-10" />
          </span>
        </Picture>
      }
      meta={collection.summary}
      row={<span className="num font-semibold">{sizeText(collection)}</span>}
    />
  )
}
