import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequests } from '../errors/domain-errors.ts'

const MINUTE = 60

/**
 * Calls that cost an attacker something on every node at once. A new one gets a line here, so the
 * limits of the product can be read in one place.
 */
const LIMITS = {
  'error-report': { points: 5, durationSeconds: 600 },
  // Per person, and per number whoever asks.
  'whatsapp-code': { points: 5, durationSeconds: 3600 },
  'contact-message': { points: 5, durationSeconds: 600 },
  'contact-message-address': { points: 20, durationSeconds: 3600 },
  // Per person and establishment: whoever has more to say has the answer's address by then.
  'contact-message-establishment': { points: 3, durationSeconds: 24 * 60 * MINUTE },
  // Per address, which phones of one operator share; tests per watch.
  'tide-watch-address': { points: 300, durationSeconds: 60 * MINUTE },
  'tide-watch-test': { points: 5, durationSeconds: 10 * MINUTE },
  'notification-test': { points: 10, durationSeconds: 10 * MINUTE },
  review: { points: 30, durationSeconds: 60 * MINUTE },
  'review-reply': { points: 60, durationSeconds: 60 * MINUTE },
  'message-reply': { points: 60, durationSeconds: 60 * MINUTE },
  // Per writer, and per writer and stay: each is an e-mail to somebody who did not ask.
  'house-message': { points: 60, durationSeconds: 60 * MINUTE },
  'house-message-stay': { points: 20, durationSeconds: 24 * 60 * MINUTE },
  report: { points: 10, durationSeconds: 60 * MINUTE },
  // A visitor has only an address, which phones of one operator share.
  'report-address': { points: 20, durationSeconds: 60 * MINUTE },
  // Per person, and per phone whoever asks: the phone is somebody else's.
  'claim-code': { points: 5, durationSeconds: 60 * MINUTE },
  claim: { points: 20, durationSeconds: 24 * 60 * MINUTE },
  contribution: { points: 20, durationSeconds: 24 * 60 * MINUTE },
  'contribution-address': { points: 20, durationSeconds: 60 * MINUTE },
  // An e-mail each, to an address nobody has confirmed.
  'contribution-email': { points: 3, durationSeconds: 24 * 60 * MINUTE },
  'contribution-like': { points: 120, durationSeconds: 10 * MINUTE },
  'coverage-address': { points: 10, durationSeconds: 60 * MINUTE },
  'coverage-email': { points: 5, durationSeconds: 24 * 60 * MINUTE },
  // Per request, whoever has its link.
  'coverage-message': { points: 20, durationSeconds: 60 * MINUTE },
  // Only wrong links count.
  'contribution-link': { points: 10, durationSeconds: 15 * MINUTE },
  'coverage-link': { points: 10, durationSeconds: 15 * MINUTE },
  // Per person or reader. Only saying yes counts: consent can be taken back at any time (LGPD art. 8
  // §5), and no more often than it was given, so the ledger stays bounded too.
  'consent-grant': { points: 20, durationSeconds: 24 * 60 * MINUTE },
  // Per inviter; to one mailbox per inviter; to one mailbox, whoever invites: it is somebody else's.
  'team-invitation': { points: 30, durationSeconds: 24 * 60 * MINUTE },
  'team-invitation-mailbox-inviter': { points: 2, durationSeconds: 24 * 60 * MINUTE },
  'team-invitation-mailbox': { points: 5, durationSeconds: 24 * 60 * MINUTE },
  'ownership-offer': { points: 10, durationSeconds: 24 * 60 * MINUTE },
  // Only wrong links count.
  'team-invitation-link': { points: 10, durationSeconds: 15 * MINUTE },
  // Per mailbox, whoever asks: it is somebody else's.
  // Per address of e-mail, and per visitor: each is an e-mail to somebody who may not have asked.
  'property-alert': { points: 3, durationSeconds: 60 * MINUTE },
  'property-alert-address': { points: 10, durationSeconds: 60 * MINUTE },
  'newsletter-request': { points: 3, durationSeconds: 60 * MINUTE },
  'newsletter-request-address': { points: 20, durationSeconds: 60 * MINUTE },
  // Only wrong links count.
  'newsletter-link': { points: 20, durationSeconds: 15 * MINUTE },
  'newsletter-test': { points: 30, durationSeconds: 60 * MINUTE },
  // Per account or e-mail, and per address, which phones of one operator share.
  'event-submission': { points: 10, durationSeconds: 24 * 60 * MINUTE },
  'event-submission-address': { points: 30, durationSeconds: 60 * MINUTE },
  'event-confirmation': { points: 3, durationSeconds: 60 * MINUTE },
  'event-link': { points: 10, durationSeconds: 15 * MINUTE },
  // Signing in gives back what it spent, so only failures count. Phones of one operator share an
  // address, hence the wide one. A browser that has entered the account before has a count of its
  // own and none of the others; all strangers together share those of the account.
  'sign-in-device': { points: 10, durationSeconds: 15 * MINUTE },
  'sign-in-address': { points: 50, durationSeconds: 15 * MINUTE },
  'sign-in-account-address': { points: 5, durationSeconds: 15 * MINUTE },
  'sign-in-account': { points: 10, durationSeconds: 15 * MINUTE },
  'sign-in-account-day': { points: 100, durationSeconds: 24 * 60 * MINUTE },
  'email-check': { points: 30, durationSeconds: 10 * MINUTE },
  'sign-up': { points: 20, durationSeconds: 60 * MINUTE },
  'password-recovery-address': { points: 20, durationSeconds: 60 * MINUTE },
  // Mails to one mailbox: a browser that knows the account has its own; strangers share two in
  // twenty minutes, of which one address gets three an hour, so that none uses them all up.
  'password-recovery-device': { points: 3, durationSeconds: 60 * MINUTE },
  'password-recovery-mailbox-address': { points: 3, durationSeconds: 60 * MINUTE },
  'password-recovery-mailbox': { points: 2, durationSeconds: 20 * MINUTE },
  'email-confirmation': { points: 3, durationSeconds: 60 * MINUTE },
  // Per person; and mails to one mailbox, whoever asks: it may be somebody else's.
  'email-change': { points: 5, durationSeconds: 24 * 60 * MINUTE },
  'email-change-mailbox': { points: 3, durationSeconds: 24 * 60 * MINUTE },
  'account-link': { points: 5, durationSeconds: 15 * MINUTE },
  'second-factor': { points: 5, durationSeconds: 15 * MINUTE },
  // A night of filling in a listing, and no more than a disk forgives.
  'media-upload': { points: 120, durationSeconds: 60 * MINUTE },
  'media-upload-day': { points: 400, durationSeconds: 24 * 60 * MINUTE },
  // Drawing the preview of a page anew; those already drawn cost nothing.
  'social-card': { points: 120, durationSeconds: 10 * MINUTE },
  // Who has the file already is told so for nothing.
  'open-data': { points: 30, durationSeconds: 10 * MINUTE },
  // Per person; each may ask a bank for a code.
  'plan-order': { points: 20, durationSeconds: 60 * MINUTE },
  // "Já paguei": each asks a bank. Per purchase, whoever asks; and per address, which phones of one operator share.
  'pix-check': { points: 30, durationSeconds: 30 * MINUTE },
  'pix-check-address': { points: 120, durationSeconds: 30 * MINUTE },
  // Per address, which guests of a house and phones of one operator share: only a flood meets it. Per phone,
  // which may be somebody else's. Per code of a table, which a whole table shares.
  'order-address': { points: 300, durationSeconds: 60 * MINUTE },
  'order-phone': { points: 12, durationSeconds: 60 * MINUTE },
  'order-table': { points: 40, durationSeconds: 30 * MINUTE },
  // Codes to one phone, whoever asks for them: it may be somebody else's; and of one address.
  'order-code': { points: 9, durationSeconds: 60 * MINUTE },
  'order-code-phone-address': { points: 3, durationSeconds: 60 * MINUTE },
  'order-code-address': { points: 30, durationSeconds: 60 * MINUTE },
  // Only wrong links count.
  'order-link': { points: 20, durationSeconds: 15 * MINUTE },
  // Per guest: each holds nights of somebody's July. Per person of a house, who waits for each reading.
  'stay-request': { points: 20, durationSeconds: 24 * 60 * MINUTE },
  // Codes to one mailbox, whoever asks for them: it may be somebody else's; of one address fewer; and of one
  // address, which phones of one operator share. Of links only wrong ones count.
  'stay-code': { points: 6, durationSeconds: 60 * MINUTE },
  'stay-code-mailbox-address': { points: 4, durationSeconds: 60 * MINUTE },
  'stay-code-address': { points: 30, durationSeconds: 60 * MINUTE },
  'stay-link': { points: 20, durationSeconds: 15 * MINUTE },
  'calendar-reading': { points: 60, durationSeconds: 60 * MINUTE },
  // Only wrong addresses count.
  'calendar-link': { points: 60, durationSeconds: 15 * MINUTE },
  // Per contact that is left, which may be somebody else's; and per address, which phones of one operator share.
  'property-lead': { points: 10, durationSeconds: 60 * MINUTE },
  'property-lead-address': { points: 60, durationSeconds: 60 * MINUTE },
  // Per person; a CPF that takes part already is told to nobody more often.
  'draw-entry': { points: 20, durationSeconds: 60 * MINUTE },
  // Only wrong codes count, of who types and of the counter, whoever types there: of 2^30 codes a million
  // guesses at one counter take two years.
  'coupon-code': { points: 20, durationSeconds: 10 * MINUTE },
  'coupon-code-place': { points: 60, durationSeconds: 60 * MINUTE },
  // Only wrong credentials count, of a client and of an address.
  'pos-token': { points: 20, durationSeconds: 15 * MINUTE },
  'pos-token-address': { points: 60, durationSeconds: 15 * MINUTE },
  // Per person; each reads a file of megabytes of somebody else's machine.
  'property-feed': { points: 30, durationSeconds: 60 * MINUTE },
  'pos-secret': { points: 20, durationSeconds: 60 * MINUTE },
  // Per person: each tells every owner of the business.
  'pix-key': { points: 10, durationSeconds: 24 * 60 * MINUTE },
  // Per Pix: each is a picture to make anew.
  'pix-receipt': { points: 6, durationSeconds: 60 * MINUTE },
  'password-proof': { points: 5, durationSeconds: 15 * MINUTE },
} as const

export type SensitiveCall = keyof typeof LIMITS
export type SensitiveCalls = {
  spend(call: SensitiveCall, who: string, sentence?: string): Promise<void>
  /** Whether it was left: for what is not done rather than refused. */
  trySpend(call: SensitiveCall, who: string): Promise<boolean>
  /** For calls of which only the failed ones count. */
  giveBack(call: SensitiveCall, who: string): Promise<void>
}

export function createSensitiveCalls(pool: pg.Pool, { factor = 1 } = {}): SensitiveCalls {
  const limiters = new Map(
    Object.entries(LIMITS).map(([call, limit]) => [
      call,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: call,
        points: limit.points * factor,
        duration: limit.durationSeconds,
        // A job sweeps expired counters; every node doing it too would be waste.
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  /** The refusal, or null. */
  async function consume(call: SensitiveCall, who: string): Promise<RateLimiterRes | null> {
    try {
      await limiters.get(call)?.consume(keyOf(who))
      return null
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal
      throw refusal
    }
  }
  return {
    async spend(call, who, sentence) {
      const refusal = await consume(call, who)
      if (!refusal) return
      const seconds = Math.ceil(refusal.msBeforeNext / 1000)
      throw new TooManyRequests(`${call}.too-many`, seconds, sentence)
    },
    trySpend: async (call, who) => (await consume(call, who)) === null,
    async giveBack(call, who) {
      await limiters.get(call)?.reward(keyOf(who))
    },
  }
}

/** A counter needs to tell people apart, not to know their e-mail or address. */
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22)
