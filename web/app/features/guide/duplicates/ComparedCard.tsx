import type { ComparedEstablishment } from '@portal/contract/guide/establishments/duplicates'
import { STATUS_WORDS } from '@portal/contract/guide/establishments/vocabulary'
import clsx from 'clsx'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { masks } from '~/ui/masks.ts'
import { Picture } from '~/ui/Picture.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { duplicatesTexts } from './duplicates.texts.ts'

type ComparedCardProps = {
  listing: ComparedEstablishment
  other: ComparedEstablishment
  children: ReactNode
}

/** One side of the comparison. What differs is marked, and not by colour alone. */
export function ComparedCard({ listing, other, children }: ComparedCardProps) {
  const mine = factsOf(listing)
  const theirs = factsOf(other)
  return (
    <article className="grid content-start gap-3 rounded-card border border-line p-4">
      <div className="grid grid-cols-[5.5rem_1fr] items-start gap-3">
        <Picture picture={listing.photo} alt="" ratio="1/1" sizes="5.5rem">
          <span className="grid place-items-center text-mar-700">
            <Store aria-hidden="true" className="size-8" />
          </span>
        </Picture>
        <div className="min-w-0">
          <h3 className="text-h3 wrap-anywhere">{listing.name}</h3>
          <p className="text-sm wrap-anywhere text-muted">/guia/{listing.slug}</p>
          {listing.status === 'published' ? (
            <TextLink to={`/guia/${listing.slug}`} block>
              {duplicatesTexts.open}
            </TextLink>
          ) : null}
        </div>
      </div>
      <dl className="grid gap-1 text-sm">
        {mine.map(({ name, value }, index) => {
          const differs = value !== theirs[index]?.value
          return (
            <div key={name} className="grid grid-cols-[7.5rem_1fr] gap-2">
              <dt className="text-muted">{name}</dt>
              <dd className={clsx('wrap-anywhere', differs && 'font-semibold')}>
                {value ?? duplicatesTexts.missing}
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="mt-auto pt-2">{children}</div>
    </article>
  )
}

function factsOf(listing: ComparedEstablishment): { name: string; value: string | null }[] {
  const { facts, content, hours, catalogues, nobody } = duplicatesTexts
  const address = [listing.address, listing.neighbourhood].filter(Boolean).join(' · ')
  const { photos, reviews, favourites, messages } = listing
  return [
    { name: facts.status, value: STATUS_WORDS[listing.status] },
    { name: facts.category, value: listing.category.name },
    { name: facts.address, value: address || null },
    { name: facts.phone, value: listing.phone && masks.phone.toText(listing.phone) },
    { name: facts.whatsapp, value: listing.whatsapp && masks.phone.toText(listing.whatsapp) },
    { name: facts.cnpj, value: listing.cnpj && masks.cnpj.toText(listing.cnpj) },
    {
      name: facts.owner,
      value: listing.owner ? `${listing.owner.name} (${listing.owner.email})` : nobody,
    },
    {
      name: facts.content,
      value:
        [
          ...content(photos, reviews, favourites, messages),
          ...(listing.has_hours ? [hours] : []),
          ...listing.catalogues.map((kind) => catalogues[kind]),
        ].join(', ') || null,
    },
    { name: facts.created, value: day.format(new Date(listing.created_at)) },
  ]
}

const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Belem', dateStyle: 'short' })
