import {
  articlePath,
  NEWS_CATEGORY_PARAMETER,
  NEWS_PATH,
} from '@portal/contract/newsroom/news/news.texts'

/** What of the address the list reads; `cursor` holds the pages one has come through. */
export const NEWS_PARAMETERS = [NEWS_CATEGORY_PARAMETER, 'cursor']

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The category an address names; what cannot be one is left out. */
export function readCategory(search: URLSearchParams): string | undefined {
  const slug = search.get(NEWS_CATEGORY_PARAMETER) ?? ''
  return slug.length <= 80 && SLUG.test(slug) ? slug : undefined
}

export const newsAddress = (category: string | undefined) =>
  category ? `${NEWS_PATH}?${NEWS_CATEGORY_PARAMETER}=${category}` : NEWS_PATH

export const articleAddress = ({ slug }: { slug: string }) => articlePath(slug)

/** Opens WhatsApp with the words ready; works without a script. */
export const whatsappShare = (title: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
