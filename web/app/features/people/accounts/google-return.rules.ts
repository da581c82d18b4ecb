import { accountsTexts } from './accounts.texts.ts'

const { reasons, failed } = accountsTexts.google

/** What comes back in `?error=`: Google's own words and those of our side of the exchange. */
const SENTENCES = new Map<string, string>(
  Object.entries({
    access_denied: reasons.denied,
    consent_required: reasons.denied,
    interaction_required: reasons.denied,
    email_not_found: reasons.noEmail,
    email_not_verified: reasons.notVerified,
    account_not_linked: reasons.notVerified,
    unable_to_link_account: reasons.notVerified,
    email_does_not_match: reasons.otherPerson,
    account_already_linked_to_different_user: reasons.otherPerson,
    state_mismatch: reasons.restarted,
    state_not_found: reasons.restarted,
    please_restart_the_process: reasons.restarted,
    invalid_code: reasons.restarted,
    no_code: reasons.restarted,
    invalid_callback_request: reasons.restarted,
    signup_disabled: reasons.closed,
    unable_to_create_user: reasons.closed,
    unable_to_create_session: reasons.closed,
    blocked: reasons.blocked,
  }),
)

export function googleFailure(code: string): string {
  return SENTENCES.get(code.toLowerCase()) ?? failed.description
}
