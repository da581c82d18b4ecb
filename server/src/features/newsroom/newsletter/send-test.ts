import { z } from 'zod'
import type { Person } from '../../../platform/auth/identity.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { composeIssue } from './compose-issue.ts'
import { requireIssue } from './issues.rules.ts'
import { LEAVE_PATH } from './newsletter.constants.ts'
import type { Deps } from './newsletter.feature.ts'
import { newsletterTexts } from './newsletter.texts.ts'

export const SEND_TEST_JOB = defineJob(
  'newsletter.send-test',
  z.object({ issueId: z.uuid(), userId: z.uuid() }),
)
/** The address is looked up when it is sent: a queue holds none. */
export type SendTestData = z.infer<typeof SEND_TEST_JOB.data>

export async function askForTest(
  person: Person,
  issueId: string,
  { work, sensitiveCalls }: Pick<Deps, 'work' | 'sensitiveCalls'>,
): Promise<string> {
  await sensitiveCalls.spend('newsletter-test', person.userId)
  await work.transaction(async ({ newsletterIssues, jobs }) => {
    requireIssue(await newsletterIssues.find(issueId), issueId)
    const data: SendTestData = { issueId, userId: person.userId }
    await jobs.add(SEND_TEST_JOB, data)
  })
  return person.email
}

type Needs = Pick<Deps, 'stores' | 'clock' | 'config' | 'mail'>

/** Nobody is on the list by receiving it, so its link leads to the page and leaves nothing. */
export async function sendTest({ issueId, userId }: SendTestData, deps: Needs) {
  const { stores, clock, config, mail } = deps
  const issue = await stores.newsletterIssues.find(issueId)
  const email = await stores.newsletterIssues.emailOfPerson(userId)
  if (!issue || !email) return
  const gathered = issue.gathered ?? (await stores.newsletterBlocks.gather(issue, clock.now()))
  const leaveUrl = `${config.publicOrigin}${LEAVE_PATH}`
  const composed = composeIssue({ ...issue, gathered }, { leaveUrl, origin: config.publicOrigin })
  await mail.send({
    to: email,
    ...composed,
    subject: `${newsletterTexts.email.testMark}${composed.subject}`,
  })
}
