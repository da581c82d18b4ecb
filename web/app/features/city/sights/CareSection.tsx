import type { Sight } from '@portal/contract/city/sights/sight'
import { ScrollText, TriangleAlert } from 'lucide-react'
import { sectionsTexts as texts } from './sight-sections.texts.ts'

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
