import type { NewsletterIssue } from '@portal/contract/newsroom/newsletter/issue'
import { ISSUE_STATUS_WORDS } from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorHead } from '~/ui/EditorHead.tsx'
import { LEAVE_FREELY } from '~/ui/LeaveQuestion.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { IssueEditor } from './IssueEditor.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { IssueProgress } from './IssueProgress.tsx'
import { issueQuery } from './newsletter-admin.queries.ts'
import { newsletterAdminTexts as texts } from './newsletter-admin.texts.ts'
import { type IssueActions, useIssueActions } from './use-issue-actions.ts'

/** One letter: written while it is a draft, watched once it is on its way. */
export function IssueScreen({ id }: { id: string }) {
  const query = useQuery(issueQuery(id))
  const actions = useIssueActions()
  const read = async () => (await query.refetch()).data ?? null
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {(issue) => (
        <div className="grid grid-cols-1 gap-5">
          <ScreenHead issue={issue} actions={actions} />
          {issue.may.edit ? (
            <IssueEditor issue={issue} actions={actions} read={read} />
          ) : (
            <>
              <IssueProgress issue={issue} actions={actions} />
              <IssuePreview issue={issue} />
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}

function ScreenHead({ issue, actions }: { issue: NewsletterIssue; actions: IssueActions }) {
  const navigate = useNavigate()
  return (
    <EditorHead back={texts.back} title={issue.subject}>
      <Badge tone={issue.status === 'sent' ? 'ok' : 'neutral'}>
        {ISSUE_STATUS_WORDS[issue.status]}
      </Badge>
      {issue.may.remove ? (
        <ConfirmDialog
          destructive
          title={texts.removeTitle(issue.subject)}
          description={texts.removeText}
          confirmLabel={texts.remove}
          onConfirm={async () => {
            if (await actions.remove(issue)) await navigate('?', { state: LEAVE_FREELY })
          }}
          trigger={
            <Button look="ghost" size="sm">
              {texts.remove}
            </Button>
          }
        />
      ) : null}
    </EditorHead>
  )
}
