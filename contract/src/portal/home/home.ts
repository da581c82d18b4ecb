import { z } from 'zod'
import { CollectionCard } from '../../city/collections/collection.ts'
import { SightCard } from '../../city/sights/sight.ts'
import { Ramp } from '../../city/sights/sight-content.ts'
import { Photo } from '../../ground/media/media.ts'
import { EpisodeCard } from '../../newsroom/podcast/podcast.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment, momentText } from '../../shared/moment.ts'

/** One time an event takes place. */
export const HomeEvent = z
  .object({
    slug: z.string(),
    title: z.string(),
    starts_at: momentText,
    /** When it is over, also where nobody said when it ends. */
    over_at: momentText,
    is_all_day: z.boolean(),
    venue: z.string().nullable(),
    is_free: z.boolean(),
    price_from_cents: z.int().nullable(),
    status: z.enum(['scheduled', 'cancelled', 'postponed', 'sold_out']),
    photo: Photo.nullable(),
  })
  .meta({ id: 'HomeEvent' })
export type HomeEvent = z.infer<typeof HomeEvent>

export const HomeArticle = z
  .object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    category: z.string().nullable(),
    published_at: momentText,
    reading_minutes: z.int(),
    photo: Photo.nullable(),
  })
  .meta({ id: 'HomeArticle' })
export type HomeArticle = z.infer<typeof HomeArticle>

export const HomeContribution = z
  .object({ path: z.string(), title: z.string(), credit: z.string(), photo: Photo })
  .meta({ id: 'HomeContribution' })
export type HomeContribution = z.infer<typeof HomeContribution>

/** What everybody in the city should know today. */
export const HomeNotice = z
  .object({ id: z.uuid(), title: z.string(), severity: z.enum(['info', 'attention', 'urgent']) })
  .meta({ id: 'HomeNotice' })
export type HomeNotice = z.infer<typeof HomeNotice>

/** The city's first beach: its ramps say until when a car may stay. */
export const HomeBeach = z
  .object({ slug: z.string(), name: z.string(), ramps: z.array(Ramp) })
  .meta({ id: 'HomeBeach' })
export type HomeBeach = z.infer<typeof HomeBeach>

/** Moments of the digest stay as the database wrote them: all of it comes as one JSON. */
const HomeEpisode = EpisodeCard.extend({ published_at: momentText })

/** What the home page is made of besides the guide and the tide. */
export const Home = z
  .object({
    beach: HomeBeach.nullable(),
    beaches: z.array(SightCard),
    /** The first of the editors' list. */
    collections: z.array(CollectionCard),
    notices: z.array(HomeNotice),
    events: z.array(HomeEvent),
    articles: z.array(HomeArticle),
    episode: HomeEpisode.nullable(),
    contributions: z.array(HomeContribution),
    /** The next moment at which something appears by itself, if any is known. */
    changes_at: moment.nullable(),
  })
  .meta({ id: 'Home' })
export type Home = z.input<typeof Home>

export const readHome = endpoint({
  method: 'GET',
  path: '/api/v1/home',
  access: 'anyone',
  tag: 'Portal',
  summary: 'O que há de novo na cidade: agenda, notícias, podcast e participação',
  response: Home,
  status: 200,
})
