import { composeIssue } from './compose-issue.ts'
import { type Issue, meaningOf, requireIssue } from './issues.rules.ts'
import { SEND_ISSUES_JOB } from './issues.writes.ts'
import { CLAIM_MS, MOST_ATTEMPTS, RETRY_MS, RUN_MS, SENDERS } from './newsletter.constants.ts'
import type { Deps } from './newsletter.feature.ts'
import { leaveAddress, leaveHeaders, readerToken } from './newsletter-links.rules.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'mail' | 'log' | 'eachItem'>
type Step = 'went-on' | 'nobody-waits' | 'no-mail-server'

/**
 * Sends what is due, reader by reader. A reader is claimed in the database before their e-mail is
 * handed to the mail server and settled after it answered. So a worker may be killed at any moment:
 * nobody is written to twice; an e-mail that was between the two (at most `SENDERS` per worker) is
 * counted as unknown and not sent again.
 */
export async function sendIssues(deps: Needs) {
  const { stores, clock } = deps
  const end = clock.now().getTime() + RUN_MS
  const due = await stores.newsletterIssues.due(clock.now())
  await deps.eachItem({ job: SEND_ISSUES_JOB.name, idOf: String }, due, async (id) => {
    const issue = await start(id, deps)
    if (!issue) return
    const claimsBefore = new Date(clock.now().getTime() - CLAIM_MS)
    await stores.newsletterIssues.giveUpClaims(id, claimsBefore, clock.now())
    await Promise.all(Array.from({ length: SENDERS }, () => sendUntil(end, issue, deps)))
    if (await stores.newsletterIssues.finish(id, clock.now())) {
      deps.log.info({ issue: id }, 'newsletter sent')
    }
  })
}

/** From now on the issue is the same for everybody, whatever is published while it is sent. */
async function start(id: string, { work, clock }: Needs): Promise<Issue | null> {
  return work.transaction(async ({ newsletterIssues, newsletterBlocks }) => {
    const now = clock.now()
    const issue = requireIssue(await newsletterIssues.lock(id), id)
    if (issue.status === 'sending') return issue
    if (issue.status !== 'scheduled' || !issue.sendAt || issue.sendAt > now) return null
    await newsletterIssues.start(id, issue.topic, await newsletterBlocks.gather(issue, now), now)
    return requireIssue(await newsletterIssues.find(id), id)
  })
}

async function sendUntil(end: number, issue: Issue, deps: Needs) {
  while (deps.clock.now().getTime() < end) {
    if ((await sendNext(issue, deps)) !== 'went-on') return
  }
}

async function sendNext(issue: Issue, { stores, clock, config, mail, log }: Needs): Promise<Step> {
  const { newsletterIssues } = stores
  const claimed = await newsletterIssues.claim(issue.id, clock.now())
  if (!claimed) return 'nobody-waits'
  const { id, email, reader_id: readerId, attempts } = claimed
  // Left, or was forgotten, since the sending began.
  if (!email || !readerId) {
    await newsletterIssues.settle(id, 'skipped', clock.now())
    return 'went-on'
  }
  const leaveUrl = leaveAddress(config.publicOrigin, readerToken(readerId, config.auth.secret))
  try {
    await mail.send({
      to: email,
      number: `carta-${id}`,
      headers: leaveHeaders(leaveUrl),
      ...composeIssue(issue, { leaveUrl, origin: config.publicOrigin }),
    })
  } catch (error) {
    const meaning = meaningOf(error)
    log.warn({ err: error, delivery: id, meaning }, 'an e-mail did not leave')
    const again = new Date(clock.now().getTime() + RETRY_MS * attempts)
    if (meaning === 'unreachable') {
      await newsletterIssues.putBack(id, clock.now())
      return 'no-mail-server'
    }
    if (meaning === 'later' && attempts < MOST_ATTEMPTS) await newsletterIssues.putBack(id, again)
    else
      await newsletterIssues.settle(id, meaning === 'unknown' ? 'unknown' : 'failed', clock.now())
    return 'went-on'
  }
  await newsletterIssues.settle(id, 'sent', clock.now())
  return 'went-on'
}
