import type { OwnContribution } from '@portal/contract/newsroom/contributions/contribution'
import {
  CONTRIBUTION_KIND_WORDS,
  CONTRIBUTION_STATUS_WORDS,
  type ContributionStatus,
} from '@portal/contract/newsroom/contributions/contribution.texts'
import type { ComponentProps } from 'react'
import { dayText, momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { useOwnContribution } from './follow.queries.ts'
import { contributionAddress } from './gallery-address.rules.ts'
import { followTexts as texts } from './send.texts.ts'

const TONES: Partial<Record<ContributionStatus, ComponentProps<typeof Badge>['tone']>> = {
  unconfirmed: 'sol',
  pending: 'sol-soft',
  published: 'ok',
  answered: 'ok',
  rejected: 'bad',
  suspended: 'bad',
}

type CardProps = { sent: OwnContribution; token: string | null; level: 'h2' | 'h3' }

/** How it stands, in plain words, and what its sender may do with it. */
export function OwnContributionCard({ sent, token, level: Heading }: CardProps) {
  const { confirm, withdraw } = useOwnContribution(sent, token)
  return (
    <Panel aria-label={sent.title} className="grid gap-4">
      <header>
        <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
          <Badge tone={TONES[sent.status]}>{CONTRIBUTION_STATUS_WORDS[sent.status]}</Badge>
          <Badge>{CONTRIBUTION_KIND_WORDS[sent.kind]}</Badge>
          {sent.is_private ? <Badge tone="mar">{texts.private}</Badge> : null}
          {texts.sentOn(dayText(new Date(sent.created_at)))}
        </div>
        <Heading className="mt-2 text-h3 wrap-anywhere">{sent.title}</Heading>
      </header>
      {sent.photos.length > 0 ? (
        <ul className="flex gap-3 overflow-x-auto">
          {sent.photos.map((photo) => (
            <li key={photo.id} className="w-36 flex-none">
              <Picture picture={photo} alt={photo.alt} sizes="9rem" />
            </li>
          ))}
        </ul>
      ) : null}
      {sent.text ? (
        <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{sent.text}</p>
      ) : null}
      {sent.status_reason ? (
        <p className="rounded-input bg-guara-100 px-4 py-3">
          <b>{texts.reason}:</b> {sent.status_reason}
        </p>
      ) : null}
      {sent.answer ? (
        <p className="rounded-input bg-mar-100 px-4 py-3 whitespace-pre-line wrap-anywhere">
          <b>{texts.answer}:</b> {sent.answer.text}
        </p>
      ) : null}
      {sent.slug ? (
        <p className="flex flex-wrap items-center gap-x-4">
          <TextLink to={contributionAddress({ slug: sent.slug })} block>
            {texts.page}
          </TextLink>
          <span className="num text-muted">{texts.likes(sent.likes)}</span>
        </p>
      ) : null}
      <p className="text-sm text-muted">
        {texts.consent(sent.consent_version, momentText(new Date(sent.consented_at)))}
      </p>
      <footer className="flex flex-wrap gap-3">
        {sent.may.confirm && token ? (
          <div className="grid w-full gap-2">
            <p>{texts.confirmText}</p>
            <div>
              <Button look="primary" pending={confirm.isPending} onClick={() => confirm.mutate()}>
                {texts.confirm}
              </Button>
            </div>
          </div>
        ) : null}
        {sent.may.withdraw ? (
          <ConfirmDialog
            title={texts.withdrawTitle(sent.title)}
            description={texts.withdrawText}
            confirmLabel={texts.withdraw}
            destructive
            trigger={
              <Button look="line" size="sm">
                {texts.withdraw}
              </Button>
            }
            onConfirm={() =>
              withdraw.mutateAsync().then(
                () => undefined,
                () => undefined,
              )
            }
          />
        ) : null}
      </footer>
    </Panel>
  )
}
