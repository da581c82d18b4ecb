import type { ModeratedClaim } from '@portal/contract/guide/claims/claim-decision'
import { momentText } from '~/platform/moments.ts'
import { PhotoImage } from '~/ui/PhotoImage.tsx'
import { sourcesOf } from '~/ui/photo-sources.ts'
import { moderationTexts } from './moderation.texts.ts'

const texts = moderationTexts.claim

/** The code that came back from the listed phone, or the document; seen by administrators only. */
export function ClaimProof({ claim }: { claim: ModeratedClaim }) {
  const { phone_proved_at: provedAt, document, person } = claim
  if (provedAt) return <>{texts.phone(momentText(new Date(provedAt)))}</>
  if (!document) return <>{texts.documentGone}</>
  return (
    <span className="grid gap-2">
      {texts.document}
      <span className="block max-w-90">
        <PhotoImage
          picture={document}
          alt={texts.documentAlt(person.name)}
          sizes="22rem"
          className="h-auto w-full rounded-input border border-line"
        />
      </span>
      <a
        href={largestOf(document)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline underline-offset-4"
      >
        {texts.documentOpen}
      </a>
    </span>
  )
}

/** To be read: the widest there is. */
function largestOf(document: NonNullable<ModeratedClaim['document']>): string {
  const { sources, src } = sourcesOf(document)
  return sources.at(-1)?.srcSet.split(', ').at(-1)?.split(' ')[0] ?? src
}
