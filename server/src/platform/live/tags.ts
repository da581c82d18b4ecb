import { type Topic, topics } from '@portal/contract/live/topics'

/**
 * What an answer or a page was made of, and what a write says it changed. Only the constructors below
 * make one, so a word that nobody announces or nobody waits for cannot be written by hand.
 */
export type Tag = string & {
  readonly 'take a tag of the list in server/src/platform/live/tags.ts, or define one with defineTag': true
}

const tag = (text: string) => text as Tag

/** A tag that no other feature waits for: a constant of the feature itself. */
export const defineTag = (name: string) => tag(name)

const LIVE = 'live:'
const RIGHTS = 'rights:'

/** Every tag that features share. A plural is for the lists of a thing; with an id it is for the thing itself. */
export const Tag = {
  beachConditions: tag('beach-conditions'),
  /** Everything of one menu or shop that visitors or the team read. */
  catalogue: (establishmentId: string) => tag(`catalogue:${establishmentId}`),
  categories: tag('categories'),
  collections: tag('collections'),
  collection: (id: string) => tag(`collection:${id}`),
  contributions: tag('contributions'),
  contribution: (id: string) => tag(`contribution:${id}`),
  episode: (id: string) => tag(`episode:${id}`),
  establishments: tag('establishments'),
  /** Lists of what is open now; they change with the clock, the others do not. */
  openEstablishments: tag('establishments:open'),
  establishment: (id: string) => tag(`establishment:${id}`),
  events: tag('events'),
  event: (id: string) => tag(`event:${id}`),
  /** Whoever watches the topic is told, in every browser. */
  live: (topic: Topic) => tag(`${LIVE}${topic}`),
  /** Units, prices and rules of one lodging, and which of its nights are taken. */
  lodging: (establishmentId: string) => tag(`lodging:${establishmentId}`),
  /** Lists of who has a room: every night that is taken or given back. */
  lodgings: tag('lodgings'),
  media: (id: string) => tag(`media:${id}`),
  news: tag('news'),
  notices: tag('notices'),
  podcast: tag('podcast'),
  properties: tag('properties'),
  /** Everything that visitors read of one advertiser's properties. */
  propertiesOf: (establishmentId: string) => tag(`properties:${establishmentId}`),
  /** What the person may see has changed, or a session of theirs has ended. */
  rights: (userId: string) => tag(`${RIGHTS}${userId}`),
  reviews: (establishmentId: string) => tag(`reviews:${establishmentId}`),
  search: tag('search'),
  searchSynonyms: tag('search-synonyms'),
  searchWords: tag('search-words'),
  settings: tag('settings'),
  sights: tag('sights'),
  sight: (id: string) => tag(`sight:${id}`),
  tabbar: tag('tabbar'),
  tides: tag('tides'),
  utilities: tag('utilities'),
  weather: tag('weather'),
  /** How much waits for a decision of the staff, in any queue. */
  waiting: tag(`${LIVE}${topics.waiting()}`),
}

const after = (prefix: string) => (tags: readonly Tag[]) =>
  tags.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length))
/** Of an announcement: the topics that changed, and the people whose rights did. */
export const topicsIn = after(LIVE)
export const peopleIn = after(RIGHTS)

/** A photo that becomes ready or is described anew is shown so at once. */
export const tagsOfPhotos = (photos: readonly ({ id: string } | null | undefined)[]): Tag[] =>
  photos.flatMap((photo) => (photo ? [Tag.media(photo.id)] : []))

/** For tags that went through a header as text. */
export const tagsFromText = (text: string): Tag[] => (text ? text.split(',').map(tag) : [])
