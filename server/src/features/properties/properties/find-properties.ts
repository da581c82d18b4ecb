import type { FoundProperty } from '@portal/contract/properties/properties/found-property'
import { PROPERTY_KIND_WORDS } from '@portal/contract/properties/properties/properties.texts'
import { offersOf } from '@portal/contract/properties/properties/property-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { Deps } from './properties.feature.ts'

const MOST_SHOWN = 4
/** Said of every property, and so telling nothing of which one. */
const SAID_OF_ALL = /^(imove(l|is)|imobiliari[ao]s?|corretor(a|es|as)?)$/
/** "3 quartos", "dois quartos": so many at least. */
const BEDROOMS = /(?:^| )(\d|um|dois|tres|quatro|cinco) (?:quartos?|dormitorios?|suites?)(?= |$)/
const COUNTS: Record<string, number> = { um: 1, dois: 2, tres: 3, quatro: 4, cinco: 5 }
const whole = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

/** Properties on the air that have all the words, and as many bedrooms as were asked for. They come without capitals and accents. */
export async function findProperties(
  { stores }: Pick<Deps, 'stores'>,
  words: string,
): Promise<FoundProperty[]> {
  if (!words || !isAvailable('properties')) return []
  const said = BEDROOMS.exec(words)?.[1]
  const telling = words
    .replace(BEDROOMS, '')
    .trim()
    .split(' ')
    .filter((word) => word && !SAID_OF_ALL.test(word))
  const found = await stores.publicProperties.search(
    telling.length > 0 ? telling.join(' ') : null,
    { bedrooms: said ? (COUNTS[said] ?? Number(said)) : 0, most: MOST_SHOWN },
  )
  return found.map(({ id, slug, title, prices, neighbourhood, bedrooms, agency }) => {
    const [first] = offersOf({ prices })
    const { name, creci } = agency
    return {
      id,
      title,
      offer: first ? `${PROPERTY_KIND_WORDS[first.kind]}, ${whole.format(first.cents / 100)}` : '',
      path: `/imoveis/${agency.slug}/${slug}`,
      neighbourhood,
      bedrooms,
      advertiser: { name, creci },
    }
  })
}
