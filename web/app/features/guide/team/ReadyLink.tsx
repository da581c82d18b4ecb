import type { TeamRole } from '@portal/contract/guide/team/team'
import { Check, Copy, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '~/platform/copy-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { Panel } from '~/ui/Panel.tsx'
import { StickyFoot } from '~/ui/StickyFoot.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { teamTexts } from './team.texts.ts'
import type { MadeLink } from './use-invite.ts'
import type { useTeamChanges } from './use-team-changes.ts'

const texts = teamTexts.link

type ReadyLinkProps = {
  link: MadeLink
  invitationId: string
  role: TeamRole
  placeName: string
  changes: ReturnType<typeof useTeamChanges>
  back: string
  onCancelled: () => void
}

/** The address is told this once: what it is worth, what its reader reads, and how it is taken back. */
export function ReadyLink({
  link,
  invitationId,
  role,
  placeName,
  changes,
  back,
  onCancelled,
}: ReadyLinkProps) {
  const { url, whatsapp_url: whatsApp, expires_at: until } = link
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const roleName = teamTexts.roles[role]
  async function cancel() {
    if (await changes.cancel({ id: invitationId })) onCancelled()
  }
  async function copy() {
    const isCopied = await copyText(url)
    if (isCopied) toast({ title: texts.copied, variant: 'success' })
    else toast({ title: texts.copyFailed, variant: 'destructive' })
  }
  return (
    <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] outline-none">
          {texts.title}
        </h1>
        <p className="text-muted wrap-anywhere">{texts.ready(roleName, placeName)}</p>
      </header>
      <p className="rounded-item bg-areia-100 p-3 text-sm select-all wrap-anywhere">{url}</p>
      <Panel className="grid gap-3">
        <ul className="grid gap-1.5">
          {texts.facts(momentText(new Date(until))).map((fact) => (
            <li key={fact} className="flex gap-3">
              <Check aria-hidden="true" className="size-5 flex-none text-mangue-500" />
              <span className="min-w-0">{fact}</span>
            </li>
          ))}
        </ul>
        <p className="flex gap-3 rounded-item bg-mar-100 p-3 text-sm">
          <Info aria-hidden="true" className="size-5 flex-none" />
          <span className="min-w-0">{texts.warning(roleName)}</span>
        </p>
      </Panel>
      <Panel aria-labelledby="vai-ler">
        <h2 id="vai-ler" className="text-h3">
          {texts.read}
        </h2>
        <p className="mt-3 rounded-item bg-mangue-100 p-3 whitespace-pre-line wrap-anywhere">
          {new URL(whatsApp).searchParams.get('text')}
        </p>
      </Panel>
      <TextLink to={back} block className="justify-self-start">
        {teamTexts.rights.back}
      </TextLink>
      <StickyFoot className="grid gap-2">
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ look: 'primary', block: true })}
        >
          <WhatsappIcon />
          {texts.whatsApp}
          <span className="sr-only">, {texts.opensOutside}</span>
        </a>
        <div className="grid grid-cols-2 gap-2">
          <Button look="line" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy}
          </Button>
          <Button look="ghost" onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
        </div>
      </StickyFoot>
    </div>
  )
}
