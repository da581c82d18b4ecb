import { INVITED_ROLES, type InvitedRole } from '@portal/contract/people/accounts/staff-invitations'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { Table } from '~/ui/Table.tsx'
import { toast } from '~/ui/toast.ts'
import { peopleTexts } from './people.texts.ts'

const texts = peopleTexts.invitations
const ROLE_OPTIONS = INVITED_ROLES.map((value) => ({ value, label: peopleTexts.roles[value] }))

const invitationsQuery = queryOptions({
  queryKey: ['admin', 'staff-invitations'],
  queryFn: () => browserApi.get('/api/v1/admin/staff-invitations'),
  refetchOnMount: 'always',
})

/** For superadmins: who is asked to join the team, and who has not answered yet. */
export function StaffInvitations() {
  const client = useQueryClient()
  const { data: invitations = [] } = useQuery(invitationsQuery)
  const readAgain = () => void client.invalidateQueries({ queryKey: ['admin'] })
  async function cancel(id: string) {
    try {
      await browserApi.send('DELETE', '/api/v1/admin/staff-invitations/:id', { params: { id } })
      toast({ title: texts.cancelled, variant: 'success' })
    } catch (error) {
      toast({ title: texts.cancelFailed, description: failureText(error), variant: 'destructive' })
    }
    readAgain()
  }
  return (
    <Panel aria-label={texts.title} className="grid grid-cols-1 gap-4">
      <h2 className="text-h3">{texts.title}</h2>
      <InviteForm onInvited={readAgain} />
      {invitations.length > 0 ? (
        <div>
          <SheetLink list="staff-invitations" filter={{}} />
        </div>
      ) : null}
      {invitations.length > 0 ? (
        <Table
          caption={texts.open}
          rows={invitations}
          rowKey={({ id }) => id}
          columns={[
            { key: 'email', header: texts.email, cell: ({ email }) => email },
            { key: 'role', header: texts.role, cell: ({ role }) => peopleTexts.roles[role] },
            {
              key: 'until',
              header: texts.until,
              cell: ({ expires_at, is_expired }) =>
                is_expired ? texts.expired : dayText(new Date(expires_at)),
            },
            {
              key: 'cancel',
              header: texts.cancel,
              actions: true,
              cell: ({ id, email }) => (
                <ConfirmDialog
                  title={texts.askCancel(email)}
                  description={texts.cancelText}
                  confirmLabel={texts.cancel}
                  destructive
                  onConfirm={() => cancel(id)}
                  trigger={
                    <Button size="sm" look="ghost" aria-label={texts.cancelOf(email)}>
                      {texts.cancel}
                    </Button>
                  }
                />
              ),
            },
          ]}
        />
      ) : null}
    </Panel>
  )
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitedRole>('editor')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setError(null)
    try {
      const body = { email: email.trim(), role }
      await browserApi.send('POST', '/api/v1/admin/staff-invitations', { body })
      toast({ title: texts.invited(email.trim()), variant: 'success' })
      setEmail('')
      onInvited()
    } catch (failure) {
      if (failure instanceof ApiError && failure.status < 500) setError(failureText(failure))
      else {
        toast({
          title: texts.failed,
          description: failureText(failure),
          variant: 'destructive',
        })
      }
    }
    setPending(false)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-[1fr_14rem_auto]">
      <Field label={texts.email} hint={texts.emailHint} error={error} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          maxLength={254}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={texts.role}>
        <Select options={ROLE_OPTIONS} value={role} onValueChange={setRole} />
      </Field>
      <Button type="submit" look="line" pending={isPending} className="md:mt-7 md:self-start">
        <UserPlus aria-hidden="true" />
        {texts.invite}
      </Button>
    </form>
  )
}
