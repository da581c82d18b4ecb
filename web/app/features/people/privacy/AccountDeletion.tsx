import type { DeletionPreview } from '@portal/contract/people/accounts/personal-data'
import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { consequencesOf, doneText } from './consequences.rules.ts'
import { DeletionForm } from './DeletionForm.tsx'
import { PrivacyPanel } from './PrivacyPanel.tsx'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.deletion

export function AccountDeletion() {
  const { user, signOut } = useAuth()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  // What goes and what stays is read first; a phone's keyboard would cover it.
  const consequences = useRef<HTMLDivElement>(null)
  const preview = useQuery({
    queryKey: ['me', 'deletion'],
    queryFn: () => browserApi.get('/api/v1/account/deletion'),
    enabled: isOpen,
    refetchOnMount: 'always',
  })
  const { deleted, kept } = consequencesOf(preview.data ?? null, user?.email_verified ?? false)

  /** The server ended every session already; this tells the other tabs of this browser. */
  async function leave() {
    await signOut('local')
    const { title } = texts.done
    toast({ title, description: doneText(preview.data ?? null), variant: 'success' })
    await navigate('/')
  }
  return (
    <PrivacyPanel title={texts.title} text={texts.text}>
      <Dialog
        title={texts.dialogTitle}
        description={texts.dialogText}
        open={isOpen}
        onOpenChange={setOpen}
        initialFocus={consequences}
        trigger={
          <Button look="line" size="sm">
            {texts.open}
          </Button>
        }
      >
        <div ref={consequences} tabIndex={-1} className="outline-none">
          <Consequences title={texts.deletedTitle} items={deleted} />
          <Consequences title={texts.keptTitle} items={kept} />
          <UndoFirst count={preview.data?.purchases.undoable ?? 0} onLeave={() => setOpen(false)} />
          <HandOverFirst
            businesses={preview.data?.businesses ?? []}
            onLeave={() => setOpen(false)}
          />
        </div>
        {user ? (
          <DeletionForm user={user} onDeleted={leave} onCancel={() => setOpen(false)} />
        ) : null}
      </Dialog>
    </PrivacyPanel>
  )
}

type HandOverFirstProps = Pick<DeletionPreview, 'businesses'> & { onLeave: () => void }

/** What would have no owner may have one: the way there, before the password is asked for. */
function HandOverFirst({ businesses, onLeave }: HandOverFirstProps) {
  const { title, text, action, invite } = texts.handOver
  if (businesses.length === 0) return null
  return (
    <section className="mb-5 rounded-card bg-sol-100 p-4">
      <h3 className="text-base font-semibold">{title}</h3>
      <p className="mt-1 text-sm">{text}</p>
      <ul className="mt-2 grid gap-1">
        {businesses.map(({ id, name, colleagues }) => (
          <li key={id}>
            <TextLink to={`/dash-espadarte?aba=equipe&negocio=${id}`} onClick={onLeave}>
              {colleagues > 0 ? action(name) : invite(name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What only its buyer can undo, by themselves, while there is an account. */
function UndoFirst({ count, onLeave }: { count: number; onLeave: () => void }) {
  const { planType } = useAuth()
  const { title, text, action } = texts.undoFirst
  if (count === 0) return null
  const account = isPaidPlan(planType) ? '/dash-espadarte?aba=conta' : '/dash-clube'
  return (
    <section className="mb-5 rounded-card bg-sol-100 p-4">
      <h3 className="text-base font-semibold">{title(count)}</h3>
      <p className="mt-1 mb-2 text-sm">{text}</p>
      <TextLink to={`${account}#compras`} onClick={onLeave}>
        {action}
      </TextLink>
    </section>
  )
}

function Consequences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section className="mb-5">
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
