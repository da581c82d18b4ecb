import type { MyStay } from '@portal/contract/lodging/stays/stay'
import { useQuery } from '@tanstack/react-query'
import { Download, Eraser } from 'lucide-react'
import type { ReactNode } from 'react'
import { downloadFile } from '~/platform/download-file.ts'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { masks } from '~/ui/masks.ts'
import { InvalidLink, isLinkToken, ReadByLink } from '~/ui/ReadByLink.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { StayCard } from './StayCard.tsx'
import { stayByLinkQuery, useLinkWrites } from './stays.queries.ts'
import { stayLinkTexts as texts } from './stays.texts.ts'

/** What a house asks for in advance, under the stay. */
export type RenderLinkDeposit = (stay: MyStay, token: string) => ReactNode
type StayLinkScreenProps = { renderDeposit: RenderLinkDeposit }

const GUIDE = '/guia-comercial?categoria=onde-ficar'

/** /reserva: a stay that was asked for without an account, and nothing without its link. */
export function StayLinkScreen({ renderDeposit }: StayLinkScreenProps) {
  const token = useLinkToken()
  if (token === undefined) return <Waiting label={texts.loading} />
  return isLinkToken(token) ? (
    <KnownLink token={token} renderDeposit={renderDeposit} />
  ) : (
    <InvalidLink texts={texts} to={GUIDE} />
  )
}

function KnownLink({ token, renderDeposit }: StayLinkScreenProps & { token: string }) {
  const read = useQuery(stayByLinkQuery(token))
  return (
    <ReadByLink
      read={read}
      status={failureStatus(read.error)}
      failure={failureText(read.error)}
      texts={texts}
      to={GUIDE}
    >
      {(stay) => (
        <Shown
          stay={stay}
          token={token}
          deposit={stay.deposit ? renderDeposit(stay, token) : null}
        />
      )}
    </ReadByLink>
  )
}

type ShownProps = { stay: MyStay; token: string; deposit: ReactNode }

function Shown({ stay, token, deposit }: ShownProps) {
  const { user } = useAuth()
  const writes = useLinkWrites(token)
  const { establishment: house } = stay
  return (
    <div className="wrap py-8 md:py-12">
      <div className="mx-auto grid max-w-[640px] gap-5">
        <h1 className="text-h1">{texts.title}</h1>
        <article className="grid gap-3 rounded-card border border-line bg-white p-5">
          <StayCard stay={stay} writes={writes} deposit={deposit} level="h2" />
        </article>
        <section className="grid gap-3">
          <h2 className="text-h3">{texts.house}</h2>
          <p className="wrap-break-word text-muted">{house.address}</p>
          <div className="flex flex-wrap gap-2">
            {house.whatsapp ? (
              <LinkButton to={`https://wa.me/55${house.whatsapp}`} look="line" size="sm">
                {texts.whatsApp}
              </LinkButton>
            ) : null}
            {house.phone ? (
              <LinkButton to={`tel:+55${house.phone}`} look="line" size="sm">
                {texts.call}
              </LinkButton>
            ) : null}
            <LinkButton to={`/hospedagem/${house.slug}`} look="ghost" size="sm">
              {texts.page(house.name)}
            </LinkButton>
          </div>
        </section>
        <OwnData stay={stay} token={token} />
        {user ? null : (
          <p className="border-line border-t pt-4 text-sm text-muted">
            {texts.join}{' '}
            <LinkButton to="/criar-conta" look="ghost" size="sm" className="-ml-4 underline">
              {texts.joinAction}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  )
}

/** LGPD without an account: what is kept, a copy of it, and its end once no house waits for the guest. */
function OwnData({ stay, token }: { stay: MyStay; token: string }) {
  const writes = useLinkWrites(token)
  const { contact } = stay
  if (!contact) return null
  const { data } = texts
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">{data.title}</h2>
      <p className="num wrap-anywhere">
        {data.who(contact.name, contact.phone && masks.phone.toText(contact.phone), contact.email)}
      </p>
      <p className="text-sm text-muted">
        {data.kept} {texts.secret}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="line"
          size="sm"
          onClick={() => downloadFile(data.file, 'application/json', JSON.stringify(stay, null, 2))}
        >
          <Download aria-hidden="true" />
          {data.download}
        </Button>
        {stay.may.forget ? (
          <ConfirmDialog
            destructive
            title={data.forgetTitle}
            description={data.forgetText}
            confirmLabel={data.forgetAction}
            cancelLabel={data.keep}
            onConfirm={async () => void (await writes.forget())}
            trigger={
              <Button look="ghost" size="sm">
                <Eraser aria-hidden="true" />
                {data.forget}
              </Button>
            }
          />
        ) : null}
      </div>
    </section>
  )
}
