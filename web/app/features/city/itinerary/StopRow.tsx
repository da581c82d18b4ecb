import { pathOfStop } from '@portal/contract/city/itinerary/plan-text'
import { MapPin, Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from '~/ui/button-style.ts'
import { Picture } from '~/ui/Picture.tsx'
import { WarningLine } from '~/ui/WarningLine.tsx'
import { clockText, type ShownStop } from './days.rules.ts'
import { itineraryTexts as texts } from './itinerary.texts.ts'

type StopRowProps = {
  stop: ShownStop
  /** What its owner may do with it. */
  actions?: ReactNode
  children?: ReactNode
}

/** A stop of a day: when, what and where, and what speaks against it. */
export function StopRow({ stop, actions, children }: StopRowProps) {
  const { told, minute } = stop
  return (
    <div className="grid grid-cols-[72px_1fr] items-start gap-x-4 gap-y-2 border-line border-b py-4">
      <Picture picture={told?.photo} alt="" ratio="1/1" sizes="72px">
        <span className="grid place-items-center bg-mar-100 text-mar-700">
          <MapPin aria-hidden="true" className="size-6" />
        </span>
      </Picture>
      <div className="min-w-0">
        <p className="num text-sm">
          {minute === null ? (
            <span className="text-muted">{texts.noTime}</span>
          ) : (
            <b className="font-[650]">{clockText(minute)}</b>
          )}
        </p>
        <h3 className="wrap-break-word text-[1.125rem]">
          {stop.isGone ? (
            stop.name
          ) : (
            <Link to={pathOfStop(stop)} className="hover:underline">
              {stop.name}
            </Link>
          )}
        </h3>
        <p className="wrap-break-word text-muted text-sm">{told?.about}</p>
      </div>
      {stop.isGone ? <WarningLine className="col-span-2">{texts.gone}</WarningLine> : null}
      {told?.warnings.map((warning) => (
        <WarningLine key={warning} className="col-span-2">
          {warning}
        </WarningLine>
      ))}
      <div className="col-span-2 flex flex-wrap items-center gap-2">
        {told?.place ? (
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${told.place.latitude},${told.place.longitude}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.routeTo(stop.name)}
            className={buttonStyle({ look: 'line', size: 'sm' })}
          >
            <Navigation aria-hidden="true" />
            {texts.route}
          </a>
        ) : null}
        {actions}
      </div>
      {children ? <div className="col-span-2">{children}</div> : null}
    </div>
  )
}
