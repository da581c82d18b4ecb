import type { FoundProperty } from '@portal/contract/properties/properties/found-property'
import { PROPERTY_KIND_WORDS } from '@portal/contract/properties/properties/properties.texts'
import { offersOf } from '@portal/contract/properties/properties/property-rules'
import { isAvailable } from '@portal/contract/shared/capabilities'
import type { Deps } from './properties.feature.ts'

const MOST_SHOWN = 4
/** Said of every property, and so telling nothing of which one. */
const SAID_OF_ALL = /^(imove(l|is)|imobiliari[ao]s?|corretor(a|es|as)?)$/
const whole = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

/** Properties on the air that have all the words. They come without capitals and accents. */
export async function findProperties(
  { stores }: Pick<Deps, 'stores'>,
  words: string,
): Promise<FoundProperty[]> {
  if (!words || !isAvailable('properties')) return []
  const telling = words.split(' ').filter((word) => !SAID_OF_ALL.test(word))
  const found = await stores.publicProperties.search(
    telling.length > 0 ? telling.join(' ') : null,
    MOST_SHOWN,
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
