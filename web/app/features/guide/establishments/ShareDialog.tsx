import { Copy, Mail } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { FacebookIcon, WhatsappIcon } from '~/ui/brand-icons.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { toast } from '~/ui/toast.ts'

/** Every sentence of the share sheet. */
const texts = {
  title: 'Compartilhar',
  copy: 'Copiar link',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  email: 'E-mail',
  link: 'Link desta página',
  copied: 'Link copiado',
  copiedText: 'Agora é só colar onde quiser.',
  failed: 'Não deu para copiar o link',
  failedText: 'Selecione o endereço e copie.',
} as const

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const

type ShareDialogProps = { name: string; url: string; isOpen: boolean; onClose: () => void }

/** The sheet of those whose device has none of its own. */
export function ShareDialog({ name, url, isOpen, onClose }: ShareDialogProps) {
  const address = useRef<HTMLInputElement>(null)
  const links = shareLinks(name, url)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: texts.copied, description: texts.copiedText, variant: 'success' })
      onClose()
    } catch {
      address.current?.select()
      toast({ title: texts.failed, description: texts.failedText, variant: 'destructive' })
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={<span className="wrap-anywhere">{name}</span>}
      size="sm"
    >
      <div className="grid gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <LinkButton to={links.whatsapp} {...outside} look="line">
          <WhatsappIcon />
          {texts.whatsapp}
        </LinkButton>
        <LinkButton to={links.facebook} {...outside} look="line">
          <FacebookIcon />
          {texts.facebook}
        </LinkButton>
        <LinkButton to={links.email} look="line">
          <Mail aria-hidden="true" />
          {texts.email}
        </LinkButton>
        <Field label={texts.link}>
          <Input ref={address} value={url} readOnly onFocus={({ target }) => target.select()} />
        </Field>
      </div>
    </Dialog>
  )
}

/** Where a link can be sent to without the help of the phone. */
function shareLinks(title: string, url: string) {
  const words = encodeURIComponent(`${title}\n${url}`)
  return {
    whatsapp: `https://wa.me/?text=${words}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${words}`,
  }
}
