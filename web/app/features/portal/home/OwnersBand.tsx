import type { ReactNode } from 'react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.owners

/** For who has a business: what a page in the guide is, beside one. */
export function OwnersBand({ example }: { example?: ReactNode }) {
  return (
    <section aria-labelledby="anuncie" className="bg-areia-200">
      <div className="wrap grid gap-10 py-16 lg:grid-cols-[1fr_22.5rem] lg:items-center lg:gap-30 lg:py-24">
        <div>
          <h2 id="anuncie" className="text-h1">
            {texts.title}
          </h2>
          <p className="mt-4 mb-7 max-w-[46ch] text-lead text-mar-900">{texts.lead}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/planos">{texts.publish}</LinkButton>
            <LinkButton to="/guia-comercial" look="ghost">
              {texts.claim}
            </LinkButton>
          </div>
        </div>
        {example ? (
          <div className="max-w-md rounded-card bg-areia-50 p-4 pb-5 shadow-soft lg:p-5 lg:pb-6">
            {example}
          </div>
        ) : null}
      </div>
    </section>
  )
}
