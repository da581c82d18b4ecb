import { SUGGESTIONS_MOST } from '@portal/contract/portal/search/search.texts'
import { changedListings } from '../../../platform/live/changed-listings.rules.ts'
import { InMemoryCopy } from '../../../platform/live/in-memory-copy.ts'
import type { Tag } from '../../../platform/live/tags.ts'
import { MOST_TITLES, OTHERS_FOUND } from './search.constants.ts'
import type { Deps } from './search.feature.ts'
import { type Alternatives, byQuality, type Title, TitleSet } from './title-set.ts'

export type TitlesInMemory = ReturnType<typeof keepTitles>

/** The best listings; below `least` they are not kept. */
type Best = { set: TitleSet; least: number }

/**
 * The titles of the best listings and of everything else, kept by each node: most of what is typed begins
 * many of them, and is answered without the database. What begins few is only known to the database.
 */
export function keepTitles({
  searching,
  bus,
  clock,
  log,
  config,
}: Pick<Deps, 'searching' | 'bus' | 'clock' | 'log' | 'config'>) {
  const most = config.suggestionsInMemory
  const isConnected = () => bus.isUp
  const listings = new InMemoryCopy<Best>({
    name: 'titles of listings',
    clock,
    log,
    isConnected,
    async load(known, changed) {
      if (!known || changed === 'all') {
        const titles = await searching((search) => search.bestTitles(most))
        const least =
          titles.length < most ? Number.NEGATIVE_INFINITY : (titles.at(-1)?.quality ?? 0)
        return { value: { set: new TitleSet(titles), least }, until: null }
      }
      const titles = await searching((search) => search.titlesOf([...changed]))
      known.set.replace(
        changed,
        titles.filter(({ quality }) => quality >= known.least),
      )
      return { value: known, until: null }
    },
  })
  const others = new InMemoryCopy<TitleSet>({
    name: 'titles of everything else',
    clock,
    log,
    isConnected,
    load: async () => {
      const titles = await searching((search) => search.otherTitles())
      return { value: new TitleSet(titles), until: null }
    },
  })

  const onChanged = (tags: Tag[]) => {
    const change = changedListings(tags)
    if (change) listings.announce(change)
    if (change || OTHERS_FOUND.some((tag) => tags.includes(tag))) others.announce('all')
  }
  const onUp = () => {
    listings.announce('all')
    others.announce('all')
  }
  bus.on('changed', onChanged)
  bus.on('up', onUp)

  return {
    /** Null where only the database knows all that fit. */
    async find(wanted: readonly Alternatives[], beginning: string): Promise<Title[] | null> {
      if (most === 0) return null
      const [best, rest] = await Promise.all([listings.read(), others.read()])
      const now = clock.now()
      const found = [best.set, rest].flatMap((set) => set.find(wanted, now, MOST_TITLES))
      const isEnough = found.length >= MOST_TITLES || best.least === Number.NEGATIVE_INFINITY
      return isEnough ? firstOf(found.toSorted(byQuality).slice(0, MOST_TITLES), beginning) : null
    },
    async warmUp() {
      if (most === 0) return
      await Promise.all([listings.read(), others.read()]).catch((error) =>
        log.warn({ err: error }, 'titles could not be read yet'),
      )
    },
    async close() {
      bus.off('changed', onChanged)
      bus.off('up', onUp)
      await Promise.all([listings.close(), others.close()])
    },
  }
}

/** What begins as it was typed comes first. */
function firstOf(titles: readonly Title[], beginning: string): Title[] {
  const begins = ({ folded }: Title) => folded.startsWith(beginning)
  return [...titles.filter(begins), ...titles.filter((title) => !begins(title))].slice(
    0,
    SUGGESTIONS_MOST,
  )
}
