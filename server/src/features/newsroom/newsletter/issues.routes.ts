import * as contract from '@portal/contract/newsroom/newsletter/issue'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { composeIssue } from './compose-issue.ts'
import { type Issue, requireIssue } from './issues.rules.ts'
import {
  cancelIssue,
  createIssue,
  removeIssue,
  scheduleIssue,
  updateIssue,
} from './issues.writes.ts'
import { ISSUES_SHOWN, LEAVE_PATH } from './newsletter.constants.ts'
import type { Deps } from './newsletter.feature.ts'
import { presentIssue, presentIssueHead } from './present-issue.ts'
import { askForTest } from './send-test.ts'

export function newsletterIssuesRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, clock, config } = deps
  const { newsletterIssues, newsletterBlocks } = stores
  const present = async (issue: Issue) =>
    presentIssue(issue, await newsletterIssues.countReaders(issue.topic))

  route(app, contract.readNewsletterOverview, async () => {
    const [readers, issues] = await Promise.all([
      newsletterIssues.segments(),
      newsletterIssues.list(ISSUES_SHOWN),
    ])
    return { readers, issues: issues.map(presentIssueHead) }
  })
  route(app, contract.readNewsletterIssue, async ({ params: { id } }) =>
    present(requireIssue(await newsletterIssues.find(id), id)),
  )
  route(app, contract.createNewsletterIssue, async ({ body, actor }) =>
    present(await createIssue(actor, body, deps)),
  )
  route(app, contract.updateNewsletterIssue, async ({ params: { id }, body, actor }) => {
    const { version, with_events: withEvents, with_news: withNews, ...rest } = body
    const words = { ...rest, withEvents, withNews }
    return present(await updateIssue(actor, { id, version, words }, deps))
  })
  route(app, contract.removeNewsletterIssue, async ({ params: { id }, actor }) => {
    await removeIssue(actor, id, deps)
    return { removed: true as const }
  })
  route(app, contract.previewNewsletterIssue, async ({ params: { id } }) => {
    const issue = requireIssue(await newsletterIssues.find(id), id)
    const gathered = issue.gathered ?? (await newsletterBlocks.gather(issue, clock.now()))
    const leaveUrl = `${config.publicOrigin}${LEAVE_PATH}`
    return composeIssue({ ...issue, gathered }, { leaveUrl, origin: config.publicOrigin })
  })
  route(app, contract.testNewsletterIssue, async ({ params: { id }, actor }) => ({
    sent_to: await askForTest(actor, id, deps),
  }))
  route(app, contract.sendNewsletterIssue, async ({ params, body, actor }) =>
    present(await scheduleIssue(actor, { ...params, ...body }, deps)),
  )
  route(app, contract.cancelNewsletterIssue, async ({ params, body, actor }) =>
    present(await cancelIssue(actor, { ...params, ...body }, deps)),
  )
}
