import type { EstablishmentCard as Listing } from '@portal/contract/guide/establishments/establishment'
import { Store, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { IconButton } from '~/ui/IconButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { OpenLine } from './OpenLine.tsx'
import { placeLine } from './place-line.ts'
import { resultsMapTexts } from './results-map.texts.ts'

type PeekCardProps = { listing: Listing; now: Date; onClose: () => void }

/** What the chosen pin is. The keyboard goes on here, and back to the pin when it is closed. */
export function PeekCard({ listing, now, onClose }: PeekCardProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const pin = document.activeElement
    link.current?.focus({ preventScroll: true })
    // The foot of a tall map may lie below the screen.
    link.current?.closest('article')?.scrollIntoView({ block: 'nearest' })
    return () => {
      if (pin instanceof HTMLElement && pin.isConnected) pin.focus({ preventScroll: true })
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  return (
    <article
      onKeyDown={closeOnEscape}
      className="absolute inset-x-3 bottom-7 mx-auto scroll-mt-24 scroll-mb-36 lg:scroll-mb-7 grid max-w-md grid-cols-[5.5rem_1fr_auto] gap-3 rounded-card bg-white p-2.5 shadow-soft md:grid-cols-[7rem_1fr_auto]"
    >
      <Picture picture={listing.photo} alt="" ratio="1/1" sizes="112px">
        <span className="grid place-items-center text-mar-700">
          <Store aria-hidden="true" className="size-8" />
        </span>
      </Picture>
      <div className="min-w-0 self-center">
        <h3 className="text-base!">
          <Link
            ref={link}
            to={`/guia/${listing.slug}`}
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {listing.name}
          </Link>
        </h3>
        <p className="mt-0.5 truncate text-muted text-sm">{placeLine(listing)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          {listing.rating && listing.rating.count > 0 ? (
            <Rating score={listing.rating.mean} count={listing.rating.count} />
          ) : null}
          <OpenLine place={listing} now={now} />
        </p>
      </div>
      <IconButton
        label={resultsMapTexts.close(listing.name)}
        onClick={onClose}
        className="relative z-1"
      >
        <X aria-hidden="true" />
      </IconButton>
    </article>
  )
}
