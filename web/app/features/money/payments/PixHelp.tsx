import { ChevronDown } from 'lucide-react'
import { pixTexts as texts } from './pix.texts.ts'

type PixHelpProps = { amount: string; seller: string | null }

/** How it is paid by phone, and what to do when something does not go as told. */
export function PixHelp({ amount, seller }: PixHelpProps) {
  return (
    <>
      <section aria-labelledby="como-pagar" className="grid gap-4">
        <h2 id="como-pagar" className="text-h3">
          {texts.steps.title}
        </h2>
        <ol className="grid gap-4">
          {texts.steps.list(amount, seller).map(({ what, how }, index) => (
            <li key={what} className="grid grid-cols-[2rem_1fr] gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-mar-100 font-bold font-head"
              >
                {index + 1}
              </span>
              <span>
                <b className="block font-semibold">{what}</b>
                <span className="text-muted text-sm">{how}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="se-der-errado">
        <h2 id="se-der-errado" className="mb-3 text-h3">
          {texts.help.title}
        </h2>
        {texts.help.list.map(({ question, answer }) => (
          <details key={question} className="group border-line border-t last:border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 flex-none group-open:rotate-180 motion-safe:transition-transform"
              />
            </summary>
            <p className="pb-4 text-muted text-sm">{answer}</p>
          </details>
        ))}
      </section>
    </>
  )
}
