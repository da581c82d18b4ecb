import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { SIGHT_KINDS, SIGHT_TAGS } from './sight.texts.ts'
import { SightContent } from './sight-content.ts'

export const SightKind = z.enum(SIGHT_KINDS)
export const SightTag = z.enum(SIGHT_TAGS)

export const SightPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** Read off a description, not measured: shown as approximate. */
  is_approximate: z.boolean(),
})

/** A beach or an attraction in a list. */
export const SightCard = z
  .object({
    id: z.uuid(),
    kind: SightKind,
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    tags: z.array(SightTag),
    place: SightPlace.nullable(),
    photo: Photo.nullable(),
  })
  .meta({ id: 'SightCard' })
export type SightCard = z.infer<typeof SightCard>

export const Sight = SightCard.extend({
  ...SightContent.shape,
  photos: z.array(Photo),
  /** "A 300 m do 1º acesso da Praia do Atalaia."; absent where no street leads there. */
  way_in_words: z.string().optional(),
  /** What members gave it; null where nobody has. */
  rating: z.object({ mean: z.number(), count: z.int() }).nullable(),
  /** The picture that other sites show of its page. */
  social_image: z.string(),
  verified_at: moment.nullable(),
  updated_at: moment,
}).meta({ id: 'Sight' })
export type Sight = z.input<typeof Sight>

export const listSights = endpoint({
  method: 'GET',
  path: '/api/v1/sights',
  access: 'anyone',
  tag: 'Turismo',
  summary: 'Praias e atrações publicadas',
  response: z.array(SightCard),
  status: 200,
})

export const readSight = endpoint({
  method: 'GET',
  path: '/api/v1/sights/:kind/:slug',
  access: 'anyone',
  tag: 'Turismo',
  summary: 'Uma praia ou atração: rampas, estrutura, perigos, regras, qualidade da água',
  params: z.object({ kind: SightKind, slug: z.string().max(100) }),
  response: Sight,
  status: 200,
})
