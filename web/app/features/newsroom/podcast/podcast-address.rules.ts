export const PODCAST = '/podcast'
const SHOW = 'programa'
const PAGE = 'pagina'
export const PODCAST_PARAMETERS = [SHOW, PAGE]

type Place = { show: string | null; page: number }

export function pageAddress({ show, page }: Place): string {
  const search = new URLSearchParams()
  if (show) search.set(SHOW, show)
  if (page > 1) search.set(PAGE, String(page))
  const text = search.toString()
  return text ? `${PODCAST}?${text}` : PODCAST
}

/** What makes no sense in an address is as if it were not there. */
export function readPlace(search: URLSearchParams): Place {
  const page = Number(search.get(PAGE) ?? 1)
  return { show: search.get(SHOW), page: Number.isInteger(page) && page > 0 ? page : 1 }
}
