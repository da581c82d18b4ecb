import type { ClubClaims } from '@portal/contract/club/club/club-claims'
import { onMomentText } from '~/platform/moment-in-sentence.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { figuresOf } from './claims.rules.ts'
import { JOIN_ANCHOR } from './club.constants.ts'
import { clubTexts } from './club.texts.ts'

const { numbers, closing } = clubTexts

/** The club's numbers, and the way back to the form. */
export function ClubClosing({ claims }: { claims: ClubClaims }) {
  const figures = figuresOf(claims)
  return (
    <section className="section on-dark bg-mar-900 max-md:py-7 text-on-dark">
      <div className="wrap">
        {figures.length > 0 ? (
          <>
            <h2 className="sr-only">{numbers.title}</h2>
            <dl className="grid grid-cols-3 gap-x-4 gap-y-6 border-line-dark border-b pb-6 md:gap-x-10 md:pb-10 lg:pb-14">
              {figures.map(({ figure, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1.5 text-sm text-on-dark-muted">{label}</dt>
                  <dd className="num font-bold font-head text-[clamp(1.375rem,.65rem+2.9vw,3.25rem)] leading-none tracking-[-0.03em] text-sol-400">
                    {figure}
                  </dd>
                </div>
              ))}
            </dl>
            {claims.countedAt ? (
              <p className="mt-4 text-sm text-on-dark-muted">
                {numbers.countedAt(onMomentText(new Date(claims.countedAt)))}
              </p>
            ) : null}
          </>
        ) : null}
        <div className="mt-6 grid justify-items-start gap-5 md:mt-10 lg:mt-14 lg:flex lg:items-center lg:justify-between">
          <h2 className="max-w-[22ch]">{closing.title}</h2>
          <LinkButton to={`#${JOIN_ANCHOR}`} look="light" className="flex-none">
            {closing.action}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
