import { useNavigate } from 'react-router'
import { useSignOut } from '~/features/portal/shell/use-sign-out.ts'
import { useAccountDialog } from '~/platform/session/account-dialog.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { toast } from '~/ui/toast.ts'
import { dialogsTexts } from './dialogs.texts.ts'
import { useLazyPart } from './use-lazy-part.ts'

const loadAccount = () =>
  import('~/features/people/accounts/AccountDialog.tsx').then((module) => module.AccountDialog)
const loadProfile = () =>
  import('~/features/people/profiles/ProfileDialog.tsx').then((module) => module.ProfileDialog)
const loadCompletion = () =>
  import('~/features/people/profiles/ProfileCompletion.tsx').then(
    (module) => module.ProfileCompletion,
  )
const loadContact = () =>
  import('~/features/guide/messages/ContactDialog.tsx').then((module) => module.ContactDialog)

type ShellDialogsProps = {
  isProfileOpen: boolean
  onProfileOpenChange: (isOpen: boolean) => void
  isProfileIncomplete: boolean
}

/** Windows over the page. Few visits need one: the code of each comes when it is first wanted. */
export function ShellDialogs(props: ShellDialogsProps) {
  return (
    <>
      <Account />
      <ProfileWindow isOpen={props.isProfileOpen} onOpenChange={props.onProfileOpenChange} />
      <Contact />
      <Completion isWanted={props.isProfileIncomplete} />
    </>
  )
}

/** Sign-in and sign-up each have a page as well, which serves where their window cannot. */
function Account() {
  const [view, setView] = useAccountDialog()
  const navigate = useNavigate()
  const Dialog = useLazyPart(loadAccount, view !== null, () => {
    setView(null)
    void navigate(view === 'sign-up' ? '/criar-conta' : '/auth')
  })
  return Dialog ? <Dialog view={view} onViewChange={setView} /> : null
}

type ProfileProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** "Meu Perfil", from the header and from the dashboards. */
export function ProfileWindow({ isOpen, onOpenChange }: ProfileProps) {
  const Dialog = useLazyPart(loadProfile, isOpen, () => {
    onOpenChange(false)
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  })
  return Dialog ? <Dialog isOpen={isOpen} onOpenChange={onOpenChange} /> : null
}

function Contact() {
  const { contactModal, hideContactModal } = useAuth()
  const Dialog = useLazyPart(loadContact, contactModal !== null, () => {
    hideContactModal()
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  })
  return Dialog ? <Dialog /> : null
}

function Completion({ isWanted }: { isWanted: boolean }) {
  const Prompt = useLazyPart(loadCompletion, isWanted)
  const { isLeaving, leave } = useSignOut()
  return Prompt ? <Prompt isLeaving={isLeaving} onLeave={leave} /> : null
}
