import { topics } from '@portal/contract/live/topics'
import { Tag } from '../../../platform/live/tags.ts'

/** What a review is of: a business, or a beach or attraction. */
export type ReviewSubject = { kind: 'establishment' | 'sight'; id: string }

/** Stars are shown on the page and on cards, and lists are sorted by them. */
export const ratingTags = ({ kind, id }: ReviewSubject): Tag[] =>
  kind === 'sight'
    ? [Tag.reviews(id), Tag.sight(id), Tag.sights]
    : [
        ...[Tag.reviews(id), Tag.establishment(id), Tag.establishments],
        // Its people are told: an answer is awaited, or no longer.
        Tag.live(topics.inbox(id)),
      ]

/** As the audit log names it. */
export const namedSubject = ({ kind, id }: ReviewSubject): Record<string, string> =>
  kind === 'sight' ? { sight_id: id } : { establishment_id: id }
