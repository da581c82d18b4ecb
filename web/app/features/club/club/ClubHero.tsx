import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClubPicture } from './ClubPicture.tsx'
import { clubTexts } from './club.texts.ts'

const texts = clubTexts.hero

/** Multiplied over the picture behind the words; below them, on wide screens, the day is clear. */
const tint =
  'after:absolute after:inset-0 after:bg-[linear-gradient(180deg,#0f5b73_0,#0f5b73_45%,#4f97aa_75%,#9ccad6_100%)] after:mix-blend-multiply lg:after:bg-[linear-gradient(180deg,#0f5b73_0,#0f5b73_500px,#fff_860px)]'

/** Words on the left, the card on the right; on phones the card lies over the picture's lower edge. */
export function ClubHero({ card }: { card: ReactNode }) {
  return (
    <section className="relative isolate bg-mar-900">
      <div
        className={`-z-1 absolute inset-x-0 top-0 h-130 overflow-hidden bg-mar-700 md:h-150 lg:h-full ${tint}`}
      >
        <ClubPicture />
      </div>
      <div className="-z-2 absolute inset-0 bg-areia-50 lg:hidden" />
      <div className="wrap grid gap-6 pt-6 md:gap-8 md:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] lg:gap-16 lg:pt-20 lg:pb-20">
        <div className="on-dark text-white">
          <h1 className="max-w-[14ch] text-display tracking-[-0.03em]">{texts.title}</h1>
          <p className="mt-4 max-w-[40ch] text-lead">{texts.lead}</p>
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm font-semibold lg:mt-8 lg:grid lg:text-base">
            {texts.points.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <Check aria-hidden="true" strokeWidth={2.5} className="size-5 text-sol-400" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {card}
      </div>
    </section>
  )
}
