import type { SightCard } from '@portal/contract/city/sights/sight'
import { Link } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { SectionHead } from '~/ui/SectionHead.tsx'
import { sightAddress, tourismAddress } from './sight-address.rules.ts'

const texts = {
  title: 'Uma praia para cada maré',
  more: 'Todas as praias',
} as const

/** The beaches side by side, to be scrolled through like a film; nothing where there are none. */
export function BeachStrip({ beaches }: { beaches: readonly SightCard[] }) {
  if (beaches.length === 0) return null
  return (
    <section aria-labelledby="praias" className="section overflow-hidden">
      <div className="wrap">
        <SectionHead
          id="praias"
          title={texts.title}
          more={{ to: tourismAddress({ kind: 'beach', tag: null }), label: texts.more }}
        />
        <ul className="rail gap-3 lg:gap-5">
          {beaches.map((beach) => (
            <li key={beach.id} className="group/card relative w-59 lg:w-78">
              <Picture
                picture={beach.photo}
                alt=""
                ratio="3/4"
                sizes="(min-width: 64rem) 312px, 236px"
                caption={
                  <>
                    <h3 className="text-[1.5rem] leading-[1.05] lg:text-[1.75rem]">
                      <Link to={sightAddress(beach)} className="after:absolute after:inset-0">
                        {beach.name}
                      </Link>
                    </h3>
                    <p className="mt-1.5 line-clamp-2 min-h-[2.7em] text-sm leading-[1.35]">
                      {beach.summary}
                    </p>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
