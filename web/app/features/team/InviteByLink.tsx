import type { EndpointResult } from '@portal/contract/shared/endpoint'
import type { inviteByLink, TeamRole } from '@portal/contract/team/team'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { copyText } from '~/platform/copy-text.ts'
import { dayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { WhatsappIcon } from '~/ui/brand-icons.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { toast } from '~/ui/toast.ts'
import { teamKey } from './team.queries.ts'
import { teamTexts } from './team.texts.ts'

const texts = teamTexts.link

type Made = EndpointResult<typeof inviteByLink>

type InviteByLinkProps = { establishmentId: string; role: TeamRole }

/** For who has no e-mail at hand: the link goes by WhatsApp, to whoever is chosen there. */
export function InviteByLink({ establishmentId, role }: InviteByLinkProps) {
  const client = useQueryClient()
  const [link, setLink] = useState<Made['link'] | null>(null)
  const { isSaving, save } = useSave<Made>({
    onSaved: (made) => {
      client.setQueryData(teamKey(establishmentId), made.team)
      setLink(made.link)
    },
  })
  const create = () =>
    save({
      failed: texts.failed,
      run: () =>
        browserApi.send('POST', '/api/v1/my/establishments/:id/team/invitation-links', {
          params: { id: establishmentId },
          body: { role },
        }),
    })
  return (
    <section aria-labelledby="convidar-link" className="mt-6 grid gap-4 border-t border-line pt-5">
      <div>
        <h3 id="convidar-link" className="font-text text-base font-semibold tracking-normal">
          {texts.title}
        </h3>
        <p className="mt-1 text-sm text-muted">{texts.text}</p>
      </div>
      {link ? (
        <ReadyLink link={link} onAnother={() => setLink(null)} />
      ) : (
        <Button
          look="line"
          pending={isSaving}
          className="justify-self-start max-md:w-full"
          onClick={() => void create()}
        >
          {isSaving ? null : <Link2 aria-hidden="true" />}
          {texts.create(teamTexts.roles[role])}
        </Button>
      )}
    </section>
  )
}

type ReadyLinkProps = { link: Made['link']; onAnother: () => void }

function ReadyLink({ link: { url, whatsapp_url, expires_at }, onAnother }: ReadyLinkProps) {
  async function copy() {
    const isCopied = await copyText(url)
    if (isCopied) toast({ title: texts.copied, variant: 'success' })
    else toast({ title: texts.copyFailed, variant: 'destructive' })
  }
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">{texts.ready}</p>
      <p className="rounded-item bg-areia-100 p-3 text-sm select-all wrap-anywhere">{url}</p>
      <p className="text-sm text-muted">{texts.until(dayText(new Date(expires_at)))}</p>
      <div className="grid gap-2 md:flex md:flex-wrap">
        <a
          href={whatsapp_url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ look: 'primary' })}
        >
          <WhatsappIcon />
          {texts.whatsApp}
          <span className="sr-only">, {texts.opensOutside}</span>
        </a>
        <Button look="line" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button look="ghost" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  )
}
