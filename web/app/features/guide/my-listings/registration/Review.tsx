import { hoursTable } from '@portal/contract/guide/establishments/hours-table'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { cepText } from '@portal/contract/shared/cep'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { masks } from '~/ui/masks.ts'
import { Panel } from '~/ui/Panel.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import { useMinute } from '../use-minute.ts'
import { stepAddress } from './StepFrame.tsx'
import type { Step } from './steps.rules.ts'

const { review: texts, steps } = myListingsTexts.registration

/** All of it on one page, each part with the way back to its step. */
export function Review({ listing }: { listing: OwnEstablishment }) {
  const now = useMinute()
  const { completeness, photos, category, subcategory } = listing
  const needed = completeness.missing.filter(({ is_required }) => is_required)
  const hours = hoursTable(listing.hours, now)
  const phone = (digits: string | null) => digits && masks.phone.toText(digits)
  return (
    <div className="grid gap-4">
      <p className={`rounded-item p-3 ${needed.length === 0 ? 'bg-mangue-100' : 'bg-sol-100'}`}>
        {needed.length === 0
          ? `${texts.ready} ${texts.score(completeness.score)}`
          : `${texts.notReady} ${needed.map(({ step }) => myListingsTexts.onboarding.names[step]).join(', ')}.`}
      </p>
      <Part step="negocio" listing={listing}>
        <b className="block font-semibold">{listing.name}</b>
        <p className="text-muted">
          {[category.name, subcategory?.name].filter(Boolean).join(' · ')}
        </p>
        <p className="whitespace-pre-line wrap-break-word">{listing.description}</p>
      </Part>
      <Part step="contato" listing={listing}>
        <Lines
          lines={[phone(listing.whatsapp), phone(listing.phone), listing.email, listing.website]}
        />
      </Part>
      <Part step="endereco" listing={listing}>
        <Lines
          lines={[
            [listing.street, listing.number, listing.complement].filter(Boolean).join(', '),
            listing.neighbourhood,
            listing.cep && cepText(listing.cep),
          ]}
        />
      </Part>
      <Part step="horarios" listing={listing}>
        {hours.length === 0 ? <p className="text-muted">{texts.noHours}</p> : null}
        <dl>
          {hours.map(({ label, text }) => (
            <div key={label} className="flex justify-between gap-3 py-1">
              <dt>{label}</dt>
              <dd className="num text-right">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part step="fotos" listing={listing}>
        {photos.length === 0 ? <p className="text-muted">{texts.noPhotos}</p> : null}
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo) => (
            <li key={photo.id} className="w-24">
              <Picture picture={photo} ratio="4/3" sizes="96px" />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

type PartProps = { step: Step; listing: OwnEstablishment; children: ReactNode }

function Part({ step, listing, children }: PartProps) {
  const headingId = useId()
  return (
    <Panel aria-labelledby={headingId} className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 id={headingId} className="text-[1.125rem]">
          {steps[step]}
        </h2>
        <Link
          to={stepAddress(listing.id, step)}
          aria-label={texts.editPart(steps[step])}
          className="inline-flex min-h-11 items-center font-semibold text-mar-600"
        >
          {texts.edit}
        </Link>
      </div>
      {children}
    </Panel>
  )
}

function Lines({ lines }: { lines: readonly (string | null)[] }) {
  const told = lines.filter((line): line is string => Boolean(line))
  if (told.length === 0) return <p className="text-muted">{texts.missing}</p>
  return (
    <ul className="wrap-break-word">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
