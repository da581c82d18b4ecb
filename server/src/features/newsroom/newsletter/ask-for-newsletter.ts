import type { NewsletterTopic } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { z } from 'zod'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './newsletter.feature.ts'
import { newRequest } from './newsletter.rules.ts'

export const SEND_REQUEST_JOB = defineJob(
  'newsletter.send-request',
  z.object({ request: z.string() }),
)

/** Which e-mail to send; the link itself is derived when it is written. */
export type SendRequestData = z.infer<typeof SEND_REQUEST_JOB.data>

type Input = { email: string; topics: readonly NewsletterTopic[]; origin: string }
type Needs = Pick<Deps, 'work' | 'clock' | 'config' | 'sensitiveCalls'>

/** The same work and the same answer for every address: only its mailbox tells whether it is known. */
export async function askForNewsletter(input: Input, client: string, deps: Needs) {
  const { work, clock, config, sensitiveCalls } = deps
  await sensitiveCalls.spend('newsletter-request-address', client)
  await sensitiveCalls.spend('newsletter-request', input.email)
  await work.transaction(async ({ newsletter, jobs }) => {
    const request = newRequest({ ...input, createdAt: clock.now() }, config.auth.secret)
    await newsletter.ask(request)
    const data: SendRequestData = { request: request.tokenHash.toString('base64url') }
    await jobs.add(SEND_REQUEST_JOB, data)
  })
}
