import { suggestions } from '~/platform/search/suggestions.ts'
import { SearchField } from '~/ui/SearchField.tsx'
import { HeroChips } from './HeroChips.tsx'
import { HeroPicture } from './HeroPicture.tsx'
import { homeTexts } from './home.texts.ts'

const LONGEST_QUERY = 100

/**
 * Multiplied over the picture: deep sea behind the words, clear day where nothing is written. On
 * wide screens it is measured from the middle, as the column of words is.
 */
const dayTint =
  'after:absolute after:inset-0 after:bg-[linear-gradient(180deg,#0f5b73_0,#1a6e88_26%,#9ccad6_48%,#fff_66%)] after:mix-blend-multiply lg:after:bg-[linear-gradient(90deg,#0f5b73_0,#17687f_calc(50%_-_307px),#8dbcc9_calc(50%_-_64px),#fff_calc(50%_+_128px))]'

/** At night the picture is dark by itself: a little more so behind the words. */
const nightTint =
  'after:absolute after:inset-0 after:bg-[linear-gradient(180deg,rgb(6_34_46/.6)_0,rgb(6_34_46/.3)_60%,rgb(6_34_46/.5)_100%)]'

type HomeHeroProps = {
  /** After sunset and before sunrise. */
  isNight?: boolean
}

/**
 * The room under the chips shows the picture. A card that overlaps the hero wants 204 px there on
 * phones and 232 px from 1024, and itself goes up by 112 and 136 px.
 */
export function HomeHero({ isNight = false }: HomeHeroProps) {
  return (
    <section className="on-dark relative bg-mar-900 text-white">
      <div
        className={`absolute inset-0 isolate overflow-hidden ${isNight ? `bg-mar-950 ${nightTint}` : `bg-mar-700 ${dayTint}`}`}
      >
        <HeroPicture isNight={isNight} />
      </div>
      {/* No layer of its own: what the search suggests lies over the card that overlaps the hero. */}
      <div className="wrap relative pt-8 pb-51 lg:pt-26 lg:pb-58">
        <h1 className="max-w-[17ch] text-display leading-none tracking-[-0.03em]">
          {homeTexts.hero.title}
        </h1>
        <div className="mt-6 lg:mt-8 lg:max-w-150">
          <SearchBox />
        </div>
        <div className="mt-3 lg:mt-4 lg:max-w-190">
          <HeroChips />
        </div>
      </div>
    </section>
  )
}

function SearchBox() {
  const { searchLabel, searchPlaceholder } = homeTexts.hero
  return (
    <SearchField
      label={searchLabel}
      action="/buscar"
      placeholder={searchPlaceholder}
      maxLength={LONGEST_QUERY}
      suggest={suggestions}
    />
  )
}
