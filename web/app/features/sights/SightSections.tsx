import type { Sight } from '@portal/contract/sights/sight'
import { FACILITY_WORDS } from '@portal/contract/sights/sight-words'
import { Check, ScrollText, TriangleAlert, X } from 'lucide-react'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { sightsTexts as texts } from './sights.texts.ts'

/** The description, and for attractions when and for how much. */
export function AboutSection({ sight }: { sight: Sight }) {
  const facts = [
    [texts.hours, sight.visiting_hours],
    [texts.price, sight.price],
    [texts.address, sight.address],
  ].filter(([, value]) => value)
  return (
    <section aria-labelledby="sobre">
      <h2 id="sobre">{texts.about[sight.kind]}</h2>
      <div className="mt-5 grid max-w-[62ch] gap-3 text-lead">
        {sight.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {facts.length > 0 ? (
        <dl className="mt-6 border-mar-900 border-t-[1.5px]">
          {facts.map(([term, value]) => (
            <div key={term} className="border-line border-b py-3.5">
              <dt className="font-[650]">{term}</dt>
              <dd className="text-muted">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Facilities sight={sight} />
    </section>
  )
}

function Facilities({ sight }: { sight: Sight }) {
  if (sight.facilities.length === 0) return null
  return (
    <>
      <h3 className="mt-8">{sight.kind === 'beach' ? texts.facilities : texts.facilitiesThere}</h3>
      <ul className="mt-2">
        {sight.facilities.map(({ facility, is_there, note }) => (
          <li key={facility} className="flex min-h-10 items-center gap-2.5">
            {is_there ? (
              <Check aria-hidden="true" className="size-5 flex-none text-mangue-500" />
            ) : (
              <X aria-hidden="true" className="size-5 flex-none text-muted" />
            )}
            <span>
              <VisuallyHidden>{is_there ? texts.has : texts.hasNot}: </VisuallyHidden>
              {FACILITY_WORDS[facility]}
              {note ? <span className="text-muted">, {note}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What can go wrong, and what everybody keeps to. */
export function CareSection({ sight: { hazards, rules, kind } }: { sight: Sight }) {
  const notes = [
    ...hazards.map((note) => ({ ...note, icon: TriangleAlert })),
    ...rules.map((note) => ({ ...note, icon: ScrollText })),
  ]
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="cuidados">
      <h2 id="cuidados">{texts.careTitle}</h2>
      <ul className="mt-8 border-mar-900 border-t-[1.5px]">
        {notes.map(({ title, text, icon: Icon }) => (
          <li key={title} className="grid grid-cols-[44px_1fr] gap-4 border-line border-b py-5">
            <span className="grid size-11 place-items-center rounded-full bg-mar-100 text-mar-700">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="font-[650] font-text text-[1.0625rem] leading-[1.3] tracking-normal">
                {title}
              </h3>
              <p className="mt-0.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {kind === 'beach' ? <Emergency /> : null}
    </section>
  )
}

function Emergency() {
  const link =
    'inline-flex min-h-11 items-center font-semibold text-mar-600 underline underline-offset-4'
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3">
      {texts.emergency}
      <a href="tel:193" className={link}>
        {texts.firefighters}
      </a>
      <a href="tel:185" className={link}>
        {texts.navy}
      </a>
    </p>
  )
}
