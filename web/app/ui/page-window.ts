/** The page numbers worth showing: both ends, the current one and its neighbours; `null` is a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const pages = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount)
  return pages
    .sort((a, b) => a - b)
    .flatMap((number, index) => {
      const previous = pages[index - 1]
      if (previous === undefined || number - previous === 1) return [number]
      // A gap of a single page is that page: an ellipsis would take the same room and say less.
      return number - previous === 2 ? [number - 1, number] : [null, number]
    })
}
