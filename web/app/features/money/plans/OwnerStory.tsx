import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { plansTexts } from './plans.texts.ts'

const texts = plansTexts.story

/** What an owner gets, beside a business of the guide and a message as they look in the portal. */
export function OwnerStory({ example }: { example: ReactNode }) {
  return (
    <section className="wrap grid gap-10 py-16 lg:grid-cols-[1fr_22.5rem] lg:items-center lg:gap-30 lg:py-24">
      <div>
        <h2>{texts.title}</h2>
        <p className="mt-4 mb-7 max-w-[46ch] text-lead text-muted">{texts.lead}</p>
        <ul className="grid gap-5">
          {texts.points().map(({ title, text }) => (
            <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-3">
              <Check
                aria-hidden="true"
                strokeWidth={2.6}
                className="mt-0.5 size-5 text-mangue-500"
              />
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-5">
        {example ? (
          <figure className="max-w-md rounded-card bg-areia-100 p-4 pb-5 shadow-soft lg:p-5 lg:pb-6">
            <figcaption className="mb-3 text-muted text-sm">{texts.example}</figcaption>
            {example}
          </figure>
        ) : null}
        <figure className="max-w-md rounded-card bg-white p-5 ring-1 ring-line">
          <figcaption className="text-muted text-sm">{texts.message.label}</figcaption>
          <p className="mt-3 font-semibold">{texts.message.from}</p>
          <p className="mt-1">{texts.message.text}</p>
          <p className="mt-3 text-muted text-sm">{texts.message.note}</p>
        </figure>
      </div>
    </section>
  )
}
