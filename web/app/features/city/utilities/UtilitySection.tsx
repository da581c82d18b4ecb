import { phoneLink, phoneText, whatsAppLink } from '@portal/contract/city/utilities/phone.texts'
import type { UtilityEntry, UtilityPhone } from '@portal/contract/city/utilities/utility'
import { UTILITY_KIND_WORDS, type UtilityKind } from '@portal/contract/city/utilities/utility.texts'
import { Clock, MapPin, Navigation, Phone } from 'lucide-react'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { FactFoot } from './FactFoot.tsx'
import { utilitiesTexts as texts } from './utilities.texts.ts'
import { routeLink } from './utility-text.rules.ts'

type UtilitySectionProps = { kind: UtilityKind; entries: readonly UtilityEntry[]; city: string }

export function UtilitySection({ kind, entries, city }: UtilitySectionProps) {
  if (entries.length === 0) return null
  // Emergency numbers have their own place above; here they are what a filter found.
  const id = kind === 'emergency' ? FOUND_EMERGENCY : texts.sections[kind]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-28">
        {UTILITY_KIND_WORDS[kind]}
      </h2>
      <ul className="mt-5 grid border-mar-900 border-t-[1.5px] md:grid-cols-2 md:gap-x-12">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} city={city} />
        ))}
      </ul>
    </section>
  )
}

const FOUND_EMERGENCY = 'emergencia-encontrada'
const line = 'mt-1.5 flex gap-2 text-sm [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:flex-none'

function Entry({ entry, city }: { entry: UtilityEntry; city: string }) {
  const { title, body, hours, address, phones, source, verified_at } = entry
  const route = routeLink(entry, city)
  return (
    <li className="keep border-line border-b py-4">
      <h3>{title}</h3>
      {body ? <p className="mt-1.5 whitespace-pre-line text-muted">{body}</p> : null}
      {hours ? (
        <p className={line}>
          <Clock aria-hidden="true" />
          <span className="whitespace-pre-line">{hours}</span>
        </p>
      ) : null}
      {address ? (
        <p className={line}>
          <MapPin aria-hidden="true" />
          {address}
        </p>
      ) : null}
      {phones.length > 0 || route ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {phones.map((phone) => (
            <PhoneLink key={phone.number} phone={phone} title={title} />
          ))}
          {route ? (
            <a
              href={route}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.routeTo(title)}
              className={buttonStyle({ look: 'line', size: 'sm', className: 'no-print' })}
            >
              <Navigation aria-hidden="true" />
              {texts.route}
            </a>
          ) : null}
        </div>
      ) : null}
      <FactFoot source={source} verifiedAt={verified_at} />
    </li>
  )
}

function PhoneLink({ phone, title }: { phone: UtilityPhone; title: string }) {
  const number = phoneText(phone.number)
  const text = phone.is_whatsapp ? texts.whatsApp(number) : number
  return (
    <a
      href={phone.is_whatsapp ? whatsAppLink(phone.number) : phoneLink(phone.number)}
      className={buttonStyle({ look: 'line', size: 'sm', className: 'num' })}
    >
      {phone.is_whatsapp ? <WhatsappIcon /> : <Phone aria-hidden="true" />}
      <span className="sr-only">{title}: </span>
      {phone.label ? `${phone.label}: ${text}` : text}
    </a>
  )
}
