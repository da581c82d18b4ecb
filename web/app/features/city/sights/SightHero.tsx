import type { Sight } from '@portal/contract/city/sights/sight'
import { ChevronRight, Navigation, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { iconButtonStyle } from '~/ui/icon-button-style.ts'
import { PhotoImage } from '~/ui/PhotoImage.tsx'
import { useShare } from '~/ui/use-share.ts'
import { routeTo } from './route.rules.ts'
import { SightFacts } from './SightFacts.tsx'
import { TOURISM, tourismAddress } from './sight-address.rules.ts'
import { sightsTexts as texts } from './sights.texts.ts'

/**
 * On a phone the frame is higher than a photo is, so that the photo is nearly twice as wide as the
 * screen: told only to screens with three pixels to a point, where others would see no difference.
 */
const HERO_SIZES = '(max-width: 767px) and (min-resolution: 2.5dppx) 190vw, 100vw'

const outward = { target: '_blank', rel: 'noopener noreferrer' }

type SightHeroProps = {
  sight: Sight
  /** A card overlaps the picture's foot. */
  isOverlapped?: boolean
  /** Any photo of the day under the night: deep blue over all of it, as cinemas do. */
  isNight?: boolean
  /** "Hoje, de 12h10 a 16h10 (maré baixa)", where the tide matters. */
  bestHour?: string | null
  /** Puts it into a plan: round on a phone, with its words where there is room. */
  plan?: ((look: 'round' | 'glass') => ReactNode) | undefined
}

/**
 * A wide hero has its words from its middle on, a narrow one all over: by day over a pale sky, at night
 * over a dark one. Under the blue of the night nothing is lighter than that blue, on which white has 8:1:
 * words need no more, and the picture stays in sight.
 */
const DAY =
  'after:bg-[linear-gradient(180deg,rgb(6_34_46/.42)_0,rgb(6_34_46/.3)_20%,rgb(6_34_46/.74)_45%,rgb(6_34_46/.84)_65%,#06222e_100%)] lg:after:bg-[linear-gradient(180deg,rgb(6_34_46/.3)_0,rgb(6_34_46/0)_14%,rgb(6_34_46/.62)_36%,rgb(6_34_46/.78)_80%,rgb(6_34_46/.84)_100%)]'
const NIGHT =
  'after:bg-[linear-gradient(180deg,rgb(6_34_46/.3)_0,rgb(6_34_46/0)_20%,rgb(6_34_46/.1)_55%,#06222e_100%)] lg:after:bg-[linear-gradient(180deg,rgb(6_34_46/.3)_0,rgb(6_34_46/0)_20%,rgb(6_34_46/0)_40%,rgb(6_34_46/.74)_80%,rgb(6_34_46/.84)_100%)]'

/** The picture from edge to edge; the words on a gradient of deep sea only where they are. */
export function SightHero({
  sight,
  isOverlapped = false,
  isNight = false,
  bestHour = null,
  plan,
}: SightHeroProps) {
  const [photo] = sight.photos
  return (
    <header className="on-dark relative isolate flex min-h-112 overflow-hidden lg:items-end bg-mar-950 text-white lg:min-h-170">
      <div
        className={`-z-1 absolute inset-0 after:absolute after:inset-0 ${isNight ? NIGHT : DAY}`}
      >
        {photo?.thumbhash ? (
          <PhotoImage picture={photo} alt={photo.alt} sizes={HERO_SIZES} loading="priority" />
        ) : null}
        {isNight ? (
          <div className="absolute inset-0 bg-[linear-gradient(180deg,#10224f_0,#1c3c6d_55%,#2b4a86_100%)] mix-blend-multiply" />
        ) : null}
      </div>
      <div
        className={`wrap flex min-w-0 flex-col ${isOverlapped ? 'pb-28 lg:pb-40' : 'pb-10 lg:pb-16'}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-2 pt-2">
          <nav aria-label={texts.tourism}>
            <ol className="flex items-center gap-2 font-[550] text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:hover:underline">
              <li>
                <Link to={TOURISM}>{texts.tourism}</Link>
              </li>
              <li className="flex items-center gap-2">
                <ChevronRight aria-hidden="true" className="size-4" />
                <Link to={tourismAddress({ kind: sight.kind, tag: null })}>
                  {texts.kinds[sight.kind]}
                </Link>
              </li>
            </ol>
          </nav>
          <div className="flex gap-2 lg:hidden">
            <RoundActions sight={sight} />
            {plan?.('round')}
          </div>
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <div className="min-w-0">
            <h1 className="mt-1 text-display wrap-break-word lg:text-[4.5rem]">{sight.name}</h1>
            <p className="mt-3 max-w-[46ch] text-lead text-on-dark">{sight.summary}</p>
            <SightFacts sight={sight} bestHour={bestHour} />
          </div>
          <div className="flex gap-2 max-lg:hidden">
            <Actions sight={sight} />
            {plan?.('glass')}
          </div>
        </div>
      </div>
    </header>
  )
}

function RoundActions({ sight }: { sight: Sight }) {
  const share = useShare(sight.name)
  return (
    <>
      {sight.place ? (
        <a
          {...outward}
          href={routeTo(sight.place)}
          aria-label={texts.routeTo(sight.name)}
          className={iconButtonStyle({ look: 'glass' })}
        >
          <Navigation aria-hidden="true" />
        </a>
      ) : null}
      <IconButton look="glass" label={texts.shareOf(sight.name)} onClick={share}>
        <Share2 aria-hidden="true" />
      </IconButton>
    </>
  )
}

function Actions({ sight }: { sight: Sight }) {
  const share = useShare(sight.name)
  return (
    <>
      {sight.place ? (
        <a
          {...outward}
          href={routeTo(sight.place)}
          aria-label={texts.routeTo(sight.name)}
          className={buttonStyle({ look: 'glass', size: 'sm' })}
        >
          <Navigation aria-hidden="true" />
          {texts.route}
        </a>
      ) : null}
      <Button look="glass" size="sm" onClick={share}>
        <Share2 aria-hidden="true" />
        {texts.share}
      </Button>
    </>
  )
}
