import type { HomeContribution } from '@portal/contract/portal/home/home'
import clsx from 'clsx'
import { Camera } from 'lucide-react'
import { Link } from 'react-router'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { SectionHead } from '~/ui/SectionHead.tsx'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.mosaic
const SHOWN = 3

/** "Você no Portal": what people sent, and the way to send something. */
export function HomeMosaic({ contributions }: { contributions: readonly HomeContribution[] }) {
  return (
    <section aria-labelledby="voce-no-portal" className="section bg-areia-100">
      <div className="wrap">
        <SectionHead
          id="voce-no-portal"
          title={texts.title}
          lead={texts.lead}
          more={{ to: '/voce-no-portal', label: texts.more }}
        />
        <ul className="grid grid-cols-2 gap-2.5 lg:auto-rows-[17.5rem] lg:grid-cols-4 lg:gap-4">
          {contributions.slice(0, SHOWN).map((contribution, index) => (
            <Tile key={contribution.path} contribution={contribution} isLarge={index === 0} />
          ))}
          <li className="col-span-2 flex flex-col justify-between gap-5 rounded-card bg-areia-200 p-5 lg:flex-row lg:items-end lg:p-8">
            <div>
              <h3>{texts.send}</h3>
              <p className="mt-2 text-sm">{texts.sendText}</p>
            </div>
            <LinkButton to="/voce-no-portal/enviar" look="line" className="flex-none">
              <Camera aria-hidden="true" />
              {texts.action}
            </LinkButton>
          </li>
        </ul>
      </div>
    </section>
  )
}

type TileProps = { contribution: HomeContribution; isLarge: boolean }

function Tile({ contribution: { path, title, credit, photo }, isLarge }: TileProps) {
  return (
    <li className={clsx('group/card relative', isLarge && 'col-span-2 lg:row-span-2')}>
      <Picture
        picture={photo}
        alt=""
        ratio={isLarge ? '3/2' : '4/5'}
        sizes={isLarge ? '(min-width: 64rem) 592px, 100vw' : '(min-width: 64rem) 288px, 50vw'}
        className="lg:aspect-auto! lg:h-full"
        caption={
          <p className="text-xs leading-[1.3]">
            <Link
              to={path}
              className="block font-semibold text-sm after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            {credit}
          </p>
        }
      />
    </li>
  )
}
