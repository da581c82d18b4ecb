import { Dialog } from '@base-ui/react/dialog'
import { LogOut } from 'lucide-react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { CompletionForm } from './CompletionForm.tsx'
import { useProfile } from './profile.queries.ts'
import { profilesTexts } from './profiles.texts.ts'
import { useProfileCompletion } from './use-profile-completion.ts'

const texts = profilesTexts.completion

type ProfileCompletionProps = { isLeaving: boolean; onLeave: () => void }

/**
 * Covers the portal until WhatsApp, state and city are known (spec §2.6). It cannot be dismissed;
 * who does not want to answer can leave by "Sair".
 */
export function ProfileCompletion({ isLeaving, onLeave }: ProfileCompletionProps) {
  const { user } = useAuth()
  const { isIncomplete } = useProfileCompletion()
  const profile = useProfile().data
  if (!user || !profile || !isIncomplete) return null
  const name = profile.full_name || user.user_metadata.full_name
  return (
    // Nothing listens to its wish to close: neither Esc nor a press outside does anything.
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Viewport className="fixed inset-0 z-50 overflow-y-auto bg-areia-50">
          <Dialog.Popup className="grid min-h-dvh outline-none max-lg:grid-rows-[auto_1fr] lg:grid-cols-[5fr_6fr]">
            <header className="on-dark relative isolate overflow-hidden bg-mar-900 text-on-dark">
              <Scene />
              <div className="mx-auto max-w-140 px-(--gutter) py-8 md:py-12 lg:py-24">
                <Dialog.Title className="text-h2 wrap-anywhere lg:text-h1">
                  {texts.greeting(name)}
                </Dialog.Title>
                <Dialog.Description className="mt-3 text-lead text-on-dark">
                  {texts.lead}
                </Dialog.Description>
              </div>
            </header>
            <div className="mx-auto grid w-full max-w-140 content-center gap-6 px-(--gutter) py-8 md:py-12">
              <CompletionForm profile={profile} />
              <p className="text-sm text-muted">{texts.why}</p>
              <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-4">
                <p className="text-sm text-muted">{texts.signOutHint}</p>
                <Button look="ghost" pending={isLeaving} onClick={onLeave}>
                  {isLeaving ? null : <LogOut aria-hidden="true" />}
                  {texts.signOut}
                </Button>
              </div>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The sea of the home page, deep behind the words; only where there is room for it. */
function Scene() {
  return (
    <div className="-z-1 absolute inset-0 hidden after:absolute after:inset-0 after:bg-[linear-gradient(180deg,#0f5b73_0,#0f5b73_480px,#fff_860px)] after:mix-blend-multiply lg:block">
      <img
        src="/art/hero-portrait-736.webp"
        alt=""
        loading="lazy"
        className="size-full object-cover object-[35%_100%]"
      />
    </div>
  )
}
