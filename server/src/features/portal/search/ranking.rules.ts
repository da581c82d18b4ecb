/**
 * How results are put in order, all of it in one place.
 *
 * `score = (words + TITLE · likeness of the title) · share of the words found · kind · (1 + what follows)`
 *
 * Words count from 0 (none of them) to 1 (all of them in the title); rare words count more than
 * common ones. Everything else only decides between results that answer about equally well: together
 * it is worth less than finding the words at all, and what is paid for is worth least of it.
 */
export const RANKING = {
  /** Where words are found: in the text, in what it has or where it is, in what it is, in its title. */
  places: { body: 0.22, tags: 0.45, topics: 0.7, title: 1 },
  /**
   * Of what answers alike, places come before what happens in them, and that before what was written of
   * them: who types "atalaia" wants the beach, then the championship on it, then the news of it.
   */
  kinds: {
    beach: 1.1,
    page: 1,
    collection: 0.9,
    event: 0.78,
    article: 0.68,
    episode: 0.66,
    contribution: 0.6,
  },
  /** What is open or cheap is a place: what was only written of it comes after. */
  writtenBesidesAnIntent: 0.6,
  /** A synonym or a similar word in the place of the typed one. */
  otherWords: 0.75,
  /** The title is what was typed, or nearly. */
  title: 0.45,
  /** Rating, completeness and fame, 0 to 1; kept with each document. */
  quality: 0.3,
  /** At the place asked from; a third of it `nearMeters` away. */
  near: 0.8,
  nearMeters: 1500,
  /** Open at this moment. */
  open: 0.08,
  /** The plan, 0 to 3, and prominence given by hand: both are labelled "Destaque". */
  tier: 0.05,
  featured: 0.05,
  /** News and episodes lose half of it in so many days. */
  fresh: 0.35,
  freshDays: 21,
  /** What is about to happen; in so many days it is only half as near. */
  soon: 0.5,
  soonDays: 7,
  /** Where a day is asked for, what happens on it. */
  onTheDay: 1.2,
  /** What is over is still found, after everything else that fits. */
  over: 0.25,
} as const
