import { REVIEW_QUEUE_WORDS } from '@portal/contract/guide/reviews/review.texts'
import type { ModeratedContribution } from '@portal/contract/newsroom/contributions/contribution-moderation'
import { dayText, momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { moderationTexts } from './moderation.texts.ts'

const texts = moderationTexts.contribution

/** What was sent, as it would be shown, and what an administrator needs to know of it. */
export function ContributionBody({ sent }: { sent: ModeratedContribution }) {
  const { photos, flags } = sent
  return (
    <>
      {sent.is_private ? (
        <p className="rounded-input bg-sol-100 px-4 py-3 font-semibold">{texts.private}</p>
      ) : null}
      {flags.length > 0 ? (
        <ul aria-label={texts.flags} className="flex flex-wrap gap-2">
          {flags.map((flag) => (
            <li key={flag}>
              <Badge tone="sol-soft">{REVIEW_QUEUE_WORDS[flag]}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length > 0 ? (
        <ul className="flex gap-3 overflow-x-auto">
          {photos.map((photo, index) => (
            <li key={photo.id} className="w-56 flex-none">
              <Picture
                picture={photo}
                alt={photo.alt || moderationTexts.facts.photo(index + 1)}
                sizes="14rem"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p className={`text-base whitespace-pre-line wrap-anywhere ${sent.text ? '' : 'text-muted'}`}>
        {sent.text || texts.noText}
      </p>
      <Facts facts={factsOf(sent)} />
    </>
  )
}

function factsOf(sent: ModeratedContribution) {
  const { sender, consent_version: version, consented_at: consentedAt } = sent
  return [
    [texts.credit, sent.credit_name ?? texts.noCredit],
    [texts.sender, `${sender.name ?? texts.visitor} (${sender.email})`],
    [texts.place, sent.place?.name ?? null],
    [texts.happened, sent.happened_on ? dayText(new Date(`${sent.happened_on}T12:00Z`)) : null],
    [texts.consent, texts.consentOf(version, momentText(new Date(consentedAt)))],
    [texts.answerGiven, sent.answer?.text ?? null],
    [texts.wasRejected, sent.status_reason],
  ] as const
}
