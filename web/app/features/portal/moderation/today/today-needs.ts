/** What the page hands in: words and addresses of other features. */
export type TodayNeeds = {
  /** What a service that fails is called, and what is to be done then. */
  serviceWords: (service: string) => { label: string; todo: string }
  /** What happened to an order, a stay or a calendar, in words. */
  happened: (kind: string, word: string) => string | null
  /** Where a thing of a kind is worked on, beside here. */
  workAt: (item: { kind: string; id: string; title: string; opens: string | null }) => string | null
  /** Where a listing is found among all of them, by its name. */
  listingAt: (name: string) => string
  /** Where the deeds around a thing can be read, by who may. */
  historyOf: ((id: string) => string) | null
  /** What was decided by all, by who may read it. */
  historyTo: string | null
  userId: string
}

/** To the neighbours in the list, and past this one once it is decided. */
export type TodayMoves = {
  next: (() => void) | undefined
  previous: (() => void) | undefined
  decided: () => void
  takesFocus: boolean
}
