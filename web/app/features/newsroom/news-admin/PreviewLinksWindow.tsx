import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { browserApi } from '~/platform/api.ts'
import { copyText } from '~/platform/copy-text.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { toast } from '~/ui/toast.ts'
import { previewsQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.preview

/** Links for whoever should read it before the public does. */
export function PreviewLinksWindow({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient()
  const links = useQuery(previewsQuery(id))
  const refresh = () => client.invalidateQueries({ queryKey: previewsQuery(id).queryKey })
  const fail = (cause: unknown) =>
    toast({ title: texts.failed, description: failureText(cause), variant: 'destructive' })
  const create = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/admin/articles/:id/previews', { params: { id }, body: {} }),
    onSuccess: refresh,
    onError: fail,
  })
  const revoke = useMutation({
    mutationFn: (link: string) =>
      browserApi.send('DELETE', '/api/v1/admin/article-previews/:id', { params: { id: link } }),
    onSuccess: () => {
      toast({ title: texts.revoked, variant: 'success' })
      return refresh()
    },
    onError: fail,
  })
  const address = create.data ? new URL(create.data.path, location.origin).href : null
  async function copy(text: string) {
    const isCopied = await copyText(text)
    toast({
      title: isCopied ? texts.copied : texts.copyFailed,
      variant: isCopied ? 'success' : 'destructive',
    })
  }
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.lead}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid gap-4">
        {address ? (
          <div className="grid gap-2">
            <Field label={texts.link}>
              <Input readOnly value={address} onFocus={({ target }) => target.select()} />
            </Field>
            <Button size="sm" className="justify-self-start" onClick={() => void copy(address)}>
              <Copy aria-hidden="true" />
              {texts.copy}
            </Button>
          </div>
        ) : (
          <Button pending={create.isPending} onClick={() => create.mutate()}>
            {texts.create}
          </Button>
        )}
        {links.data && links.data.length > 0 ? (
          <div>
            <h3>{texts.active}</h3>
            <ul>
              {links.data.map((link) => (
                <li
                  key={link.id}
                  className="flex items-center justify-between gap-3 border-line border-b text-sm"
                >
                  {texts.until(momentText(new Date(link.expires_at)), link.created_by?.name)}
                  <Button size="sm" look="ghost" onClick={() => revoke.mutate(link.id)}>
                    {texts.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
