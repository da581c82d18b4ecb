import type { Sight } from '@portal/contract/city/sights/sight'
import { FACILITY_WORDS } from '@portal/contract/city/sights/sight.texts'
import { Check, X } from 'lucide-react'
import { RichText } from '~/ui/rich-text/RichText.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { sectionsTexts as texts } from './sight-sections.texts.ts'

/** The description, and what one decides a visit by. */
export function AboutSection({ sight }: { sight: Sight }) {
  const facts = [
    [texts.bestTime, sight.best_time],
    [texts.duration, sight.duration],
    [texts.hours, sight.visiting_hours],
    [texts.price, sight.price],
    [texts.bring, sight.bring.join(', ')],
    [texts.address, sight.address],
  ].filter(([, value]) => value)
  return (
    <section aria-labelledby="sobre">
      <h2 id="sobre">{texts.about[sight.kind]}</h2>
      <RichText
        document={sight.description}
        headingFrom={3}
        className="mt-5 max-w-[62ch] text-lead"
      />
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
