import { phoneLink, phoneText, whatsAppLink } from '@portal/contract/city/utilities/phone.texts'
import type { UtilityEntry } from '@portal/contract/city/utilities/utility'
import { Phone } from 'lucide-react'
import { LARGE_NUMBERS, NATIONAL_NUMBERS } from './utilities.constants.ts'
import { utilitiesTexts } from './utilities.texts.ts'

const texts = utilitiesTexts.emergency

/** Large enough for a thumb that shakes. */
export function EmergencyNumbers({ entries }: { entries: readonly UtilityEntry[] }) {
  const large = entries.slice(0, LARGE_NUMBERS)
  const more = entries.slice(LARGE_NUMBERS)
  return (
    <section aria-labelledby="emergencia" className="keep">
      <h2 id="emergencia" className="scroll-mt-28">
        {texts.title}
      </h2>
      <p className="no-print mt-2 text-muted">{texts.lead}</p>
      {entries.length === 0 ? (
        <ul className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
          {NATIONAL_NUMBERS.map(({ number, title }) => (
            <LargeNumber key={number} number={number} title={title} body="" />
          ))}
        </ul>
      ) : null}
      {large.length > 0 ? (
        <ul className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
          {large.map(({ id, title, body, phones: [phone] }) =>
            phone ? <LargeNumber key={id} number={phone.number} title={title} body={body} /> : null,
          )}
        </ul>
      ) : null}
      {more.length > 0 ? (
        <>
          <h3 className="mt-8">{texts.more}</h3>
          <ul className="mt-3 grid gap-x-10 border-line border-t md:grid-cols-2">
            {more.map((entry) => (
              <SmallNumber key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function LargeNumber({ number, title, body }: { number: string; title: string; body: string }) {
  return (
    <li className="grid">
      <a
        href={phoneLink(number)}
        className="flex min-h-32 flex-col rounded-card bg-guara-100 p-4 text-vermelho-700 transition-colors hover:bg-vermelho-700 hover:text-white md:p-5"
      >
        <span className="flex items-center justify-between">
          <span className="num font-bold font-head text-h1">{phoneText(number)}</span>
          <Phone aria-hidden="true" className="size-6 flex-none" />
        </span>
        <span className="mt-3 font-semibold leading-tight">{title}</span>
        {body ? <span className="mt-1 text-sm max-md:sr-only">{body}</span> : null}
      </a>
    </li>
  )
}

function SmallNumber({ entry: { title, body, phones } }: { entry: UtilityEntry }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-line border-b py-2">
      <div className="flex-1 basis-60">
        <p className="font-semibold leading-tight">{title}</p>
        {body ? <p className="text-muted text-sm">{body}</p> : null}
      </div>
      <div className="ml-auto flex flex-wrap justify-end gap-x-4">
        {phones.map(({ number, is_whatsapp }) => (
          <a
            key={number}
            href={is_whatsapp ? whatsAppLink(number) : phoneLink(number)}
            aria-label={
              is_whatsapp
                ? `${title}: ${utilitiesTexts.whatsApp(phoneText(number))}`
                : utilitiesTexts.callTo(title, phoneText(number))
            }
            className={
              is_whatsapp
                ? 'inline-flex min-h-11 items-center font-semibold text-mangue-700 text-sm underline underline-offset-4'
                : 'num inline-flex min-h-11 min-w-11 items-center justify-end font-bold font-head text-h3 text-vermelho-700 underline decoration-2 underline-offset-4'
            }
          >
            {is_whatsapp ? utilitiesTexts.whatsApp(phoneText(number)) : phoneText(number)}
          </a>
        ))}
      </div>
    </li>
  )
}
