import { composeEmail } from '../../platform/mail/compose-email.ts'
import type { Deps } from './claims.feature.ts'
import { claimsTexts } from './claims.texts.ts'

/** To somebody who has left, or whose claim is gone with the place, there is nothing to tell. */
export async function tellDecision(
  { claimId }: { claimId: string },
  { stores, config, mail }: Pick<Deps, 'stores' | 'config' | 'mail'>,
) {
  const claim = await stores.claims.find(claimId)
  if (!claim || claim.status === 'pending') return
  const { person, establishment } = claim
  const isApproved = claim.status === 'approved'
  const subject = claimsTexts[claim.status].subject(establishment.name)
  const path = isApproved ? '/dash-espadarte' : `/guia/${establishment.slug}`
  await mail.send({
    to: person.email,
    subject,
    ...composeEmail({
      title: subject,
      paragraphs: isApproved
        ? claimsTexts.approved.lines(person.name, establishment.name)
        : claimsTexts.rejected.lines(person.name, establishment.name, claim.status_reason ?? ''),
      action: { label: claimsTexts[claim.status].action, url: `${config.publicOrigin}${path}` },
    }),
  })
}
