/**
 * What somebody asked and how well each thing answers it: 3 is what they wanted, 2 would do, 1 is
 * better than nothing. Keys are slugs of things (or of their titles, where they have no page of their own),
 * slugs of the guide's categories, or `kind:beach`.
 * Judged by reading the demonstration's city, never by looking at what the search answers.
 */
export type Judgement = { q: string; want: Record<string, number> }
