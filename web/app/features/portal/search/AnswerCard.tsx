import { phoneLink, phoneText } from '@portal/contract/city/utilities/phone.texts'
import type { SearchAnswer } from '@portal/contract/portal/search/search'
import { Info, Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayText, hourText } from '~/platform/moments.ts'
import { buttonStyle } from '~/ui/button-style.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { searchTexts } from './search.texts.ts'

const texts = searchTexts.answer

type Answer = NonNullable<SearchAnswer['answer']>

/** What the question is answered with, above everything that is only found. `own` is what is theirs. */
export function AnswerCard({ answer, own }: { answer: Answer; own: ReactNode }) {
  const { label, scope, title, value, text, aside } = answer
  return (
    <section aria-labelledby="resposta" className="rounded-card bg-areia-50 p-5 shadow-soft md:p-7">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold text-sm">
        <span>{label}</span>
        {scope ? <span className="text-mar-700">{scope}</span> : null}
      </p>
      <h1 id="resposta" className="wrap-break-word mt-2 text-h2">
        {title}{' '}
        {value ? (
          <mark className="num rounded-item bg-sol-400 px-[.16em] text-inherit">{value}</mark>
        ) : null}
      </h1>
      {text ? <p className="num mt-2 max-w-[60ch] text-muted">{text}</p> : null}
      <Facts facts={answer.facts} />
      {aside ? (
        <div className="num mt-3 rounded-input bg-sol-100 px-3 py-2.5">
          <p className="text-muted text-sm">
            <b className="block text-base text-ink">{aside.title}</b>
            {aside.text}
          </p>
        </div>
      ) : null}
      <Places places={answer.places} />
      {own}
      <Actions answer={answer} />
      <Foot answer={answer} />
    </section>
  )
}

function Facts({ facts }: Pick<Answer, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="num mt-4 flex flex-wrap gap-x-6 gap-y-2 border-line border-y py-3">
      {facts.map(({ name, value, note, is_next }) => (
        <div key={`${name} ${value}`}>
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-semibold">
            {is_next ? (
              <mark className="rounded-item bg-sol-100 text-inherit">{value}</mark>
            ) : (
              value
            )}
            {note ? <span className="block font-normal text-muted text-sm">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Places({ places }: Pick<Answer, 'places'>) {
  if (places.length === 0) return null
  return (
    <ul className="mt-3 divide-y divide-line">
      {places.map((place) => (
        <li key={`${place.path} ${place.name}`} className="relative flex items-center gap-3 py-3">
          <div className="min-w-0 flex-1">
            <h2 className="wrap-break-word text-base leading-[1.2]">
              {place.path ? (
                <Link
                  to={place.path}
                  className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-mar-600"
                >
                  {place.name}
                </Link>
              ) : (
                place.name
              )}
            </h2>
            <p className="num mt-0.5 flex flex-wrap items-center gap-x-3 text-muted text-sm">
              <span className="line-clamp-2">{place.line}</span>
              {place.open ? (
                <OpenState state={place.open.state}>{place.open.text}</OpenState>
              ) : null}
            </p>
          </div>
          {place.distance ? (
            <p className="num max-w-[40%] flex-none text-right text-sm">{place.distance}</p>
          ) : null}
          {place.phone ? (
            <a
              href={phoneLink(place.phone)}
              aria-label={texts.callTo(place.name, phoneText(place.phone))}
              className="relative grid size-11 flex-none place-items-center rounded-full bg-areia-100"
            >
              <Phone aria-hidden="true" className="size-5" />
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Actions({ answer: { actions } }: { answer: Answer }) {
  if (actions.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {actions.map(({ kind, text, href }, place) => {
        const look = place === 0 ? (kind === 'phone' ? 'primary' : 'ink') : 'line'
        if (kind === 'page') {
          return (
            <LinkButton key={href} to={href} look={look}>
              {text}
            </LinkButton>
          )
        }
        const leaves = kind === 'phone' ? {} : { target: '_blank', rel: 'noopener noreferrer' }
        return (
          <a key={href} href={href} {...leaves} className={buttonStyle({ look })}>
            {kind === 'phone' ? <Phone aria-hidden="true" /> : <Navigation aria-hidden="true" />}
            {text}
          </a>
        )
      })}
    </div>
  )
}

/** Where it comes from, when somebody looked, and at which hour this was said. */
function Foot({ answer: { source, note, as_of } }: { answer: Answer }) {
  const checked = source?.checked_at
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-muted text-xs">
      {note ? (
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <Info aria-hidden="true" className="size-4" />
          {note}
        </span>
      ) : null}
      {source ? (
        <span>
          {texts.source}{' '}
          {source.url ? (
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {source.name}
            </a>
          ) : (
            source.name
          )}
          {checked ? `, ${texts.checked(dayText(new Date(checked)))}` : null}
        </span>
      ) : null}
      <span>{texts.at(hourText(new Date(as_of)))}</span>
    </p>
  )
}
