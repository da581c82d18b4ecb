import type { NewsletterIssue } from '@portal/contract/newsroom/newsletter/issue'
import type { NewsletterTopic } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { issueQuery, overviewQuery } from './newsletter-admin.queries.ts'
import { newsletterAdminTexts as texts } from './newsletter-admin.texts.ts'

/** What can be done to an issue; each says how it went. */
export function useIssueActions() {
  const client = useQueryClient()
  function keep(issue: NewsletterIssue) {
    client.setQueryData(issueQuery(issue.id).queryKey, issue)
    void client.invalidateQueries({ queryKey: overviewQuery().queryKey, exact: true })
  }
  const { isSaving, save } = useSave<NewsletterIssue>({ onSaved: keep })
  const at = (id: string) => ({ params: { id } })

  return {
    isWriting: isSaving,
    keep,
    create: (subject: string, topic: NewsletterTopic) =>
      save({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/newsletter/issues', { body: { subject, topic } }),
        done: texts.created,
        failed: texts.createFailed,
      }),
    send: ({ id, version }: NewsletterIssue, send_at: string | null) =>
      save({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/newsletter/issues/:id/send', {
            ...at(id),
            body: { version, send_at },
          }),
        done: send_at ? texts.send.scheduled : texts.send.started,
        failed: texts.send.failed,
      }),
    cancel: ({ id, version }: NewsletterIssue) =>
      save({
        run: () =>
          browserApi.send('POST', '/api/v1/admin/newsletter/issues/:id/cancel', {
            ...at(id),
            body: { version },
          }),
        done: texts.send.cancelled,
        failed: texts.send.cancelFailed,
      }),
    async test({ id }: NewsletterIssue) {
      try {
        const path = '/api/v1/admin/newsletter/issues/:id/test'
        const { sent_to } = await browserApi.send('POST', path, at(id))
        toast({ title: texts.send.tested(sent_to), variant: 'success' })
      } catch (cause) {
        const description = failureText(cause)
        toast({ title: texts.send.testFailed, description, variant: 'destructive' })
      }
    },
    async remove({ id }: NewsletterIssue): Promise<boolean> {
      try {
        await browserApi.send('DELETE', '/api/v1/admin/newsletter/issues/:id', at(id))
      } catch (cause) {
        const description = failureText(cause)
        toast({ title: texts.removeFailed, description, variant: 'destructive' })
        return false
      }
      toast({ title: texts.removed, variant: 'success' })
      await client.invalidateQueries({ queryKey: overviewQuery().queryKey, exact: true })
      return true
    },
  }
}

export type IssueActions = ReturnType<typeof useIssueActions>
