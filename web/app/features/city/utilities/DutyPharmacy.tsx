import {
  type Duty,
  type DutyDay,
  dutyAt,
  nextDutyDays,
} from '@portal/contract/city/utilities/duty-rules'
import { phoneLink, phoneText } from '@portal/contract/city/utilities/phone.texts'
import type { DutyShift } from '@portal/contract/city/utilities/utility'
import { Navigation, Phone, Pill } from 'lucide-react'
import { Link } from 'react-router'
import { momentDayText } from '~/platform/moments.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { FactFoot } from './FactFoot.tsx'
import { DAYS_SHOWN, DUTY_ANCHOR } from './utilities.constants.ts'
import { utilitiesTexts } from './utilities.texts.ts'
import { hoursOnDay, routeLink, untilText } from './utility-text.rules.ts'

const texts = utilitiesTexts.duty
/** Noon there is the same day everywhere near. */
const noonOf = (date: string) => new Date(`${date}T15:00:00Z`)

type DutyPharmacyProps = { rota: readonly DutyShift[]; now: Date; city: string }

/** Worked out from the rota and the clock of who reads, also without a connection. */
export function DutyPharmacy({ rota, now, city }: DutyPharmacyProps) {
  const duty = dutyAt(rota, now)
  return (
    <section aria-labelledby={DUTY_ANCHOR} className="keep">
      <h2 id={DUTY_ANCHOR} className="scroll-mt-28">
        {texts.title}
      </h2>
      <div className="mt-5 grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-4">
          {duty.current.length === 0 ? <Unknown duty={duty} now={now} /> : null}
          {duty.current.map(({ shift, until }) => (
            <OnDuty key={shift.id} shift={shift} until={untilText(until, now)} city={city} />
          ))}
        </div>
        <NextDays days={nextDutyDays(rota, now, DAYS_SHOWN)} />
      </div>
    </section>
  )
}

function OnDuty({ shift, until, city }: { shift: DutyShift; until: string; city: string }) {
  const route = routeLink(shift, city)
  return (
    <article className="rounded-card bg-mangue-100 p-5 md:p-7">
      <p className="flex items-center gap-2 font-semibold text-mangue-700">
        <Pill aria-hidden="true" className="size-5 flex-none" />
        {shift.is_extra ? `${texts.helping}. ` : null}
        {texts.until(until)}
      </p>
      <h3 className="mt-2 text-h2">{shift.name}</h3>
      {shift.address ? <p className="mt-2">{shift.address}</p> : null}
      {shift.phone ? <p className="num mt-1 font-semibold">{phoneText(shift.phone)}</p> : null}
      <div className="no-print mt-5 flex flex-wrap gap-2">
        {shift.phone ? (
          <a
            href={phoneLink(shift.phone)}
            aria-label={utilitiesTexts.callTo(shift.name, phoneText(shift.phone))}
            className={buttonStyle({ look: 'primary', className: 'max-md:flex-1' })}
          >
            <Phone aria-hidden="true" />
            {utilitiesTexts.call}
          </a>
        ) : null}
        {route ? (
          <a
            href={route}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={utilitiesTexts.routeTo(shift.name)}
            className={buttonStyle({ look: 'line', className: 'max-md:flex-1' })}
          >
            <Navigation aria-hidden="true" />
            {utilitiesTexts.route}
          </a>
        ) : null}
        {shift.slug ? (
          <Link
            to={`/guia/${shift.slug}`}
            className="inline-flex min-h-12 items-center px-2 font-semibold underline underline-offset-4"
          >
            {texts.listing}
          </Link>
        ) : null}
      </div>
      <FactFoot source={shift.source} verifiedAt={shift.verified_at} />
    </article>
  )
}

function Unknown({ duty: { next }, now }: { duty: Duty<DutyShift>; now: Date }) {
  return (
    <div className="rounded-card bg-sol-100 p-5 md:p-7">
      <h3>{texts.unknown}</h3>
      <p className="mt-2">{texts.unknownText}</p>
      {next ? (
        <p className="mt-2 font-semibold">
          {texts.next(next.name, untilText(new Date(next.starts_at), now))}
        </p>
      ) : null}
    </div>
  )
}

function NextDays({ days }: { days: readonly DutyDay<DutyShift>[] }) {
  return (
    <div>
      <h3>{texts.days}</h3>
      <dl className="mt-3 border-line border-t">
        {days.map(({ date, shifts }) => (
          <div
            key={date}
            className="grid grid-cols-[2fr_3fr] gap-x-3 border-line border-b py-2.5 text-sm"
          >
            <dt className="num text-muted">{momentDayText(noonOf(date))}</dt>
            {shifts.length === 0 ? <dd className="text-muted">{texts.unknown}</dd> : null}
            {shifts.map((shift) => (
              <dd key={shift.id} className="col-start-2">
                <span className="font-semibold">{shift.name}</span>
                <span className="num block text-muted">{hoursOnDay(shift, date)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
