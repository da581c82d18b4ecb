import { AskForm } from './AskForm.tsx'
import { newsletterTexts } from './newsletter.texts.ts'

const { title, lead } = newsletterTexts.band

/** Above the footer's links, on every page for people. */
export function NewsletterBand() {
  return (
    <section
      aria-label={title}
      className="grid gap-6 border-white/12 border-b pt-12 pb-10 print:hidden lg:grid-cols-2"
    >
      <div>
        <h2 className="text-[1.375rem] text-on-dark leading-tight">{title}</h2>
        <p className="mt-2 max-w-[40ch]">{lead}</p>
      </div>
      {/* Written into before its code is there, it would lose what was written. */}
      <div className="invisible in-data-live:visible">
        <AskForm origin="rodape" onDark />
      </div>
    </section>
  )
}
