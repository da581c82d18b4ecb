import type { PixToPay } from '@portal/contract/money/house-pix/house-pix'
import type { PixState } from '@portal/contract/money/house-pix/house-pix.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { copyText } from '~/platform/copy-text.ts'
import { failureText } from '~/platform/failure-text.ts'
import { hourText } from '~/platform/moments.ts'
import { useNow } from '~/platform/use-now.ts'
import { Button } from '~/ui/Button.tsx'
import { CopyCode } from '~/ui/CopyCode.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { QrCode } from '~/ui/QrCode.tsx'
import { linkPix, type OwnPixSource, orderPix, ownPixQuery, stayPix } from './house-pix.queries.ts'
import { ownPixTexts as texts } from './house-pix.texts.ts'
import { PixReceipt } from './PixReceipt.tsx'

type House = { name: string; phone: string | null }
type OwnPixProps = {
  /** As the order or the stay has it: once it is another one, the rest is read anew. */
  state: PixState | null
  house: House
}

/** On the page of an order that is paid in advance. */
export function OrderPix({ token, ...rest }: OwnPixProps & { token: string }) {
  return <OwnPix source={orderPix(token)} title={texts.title} {...rest} />
}

/** Under an accepted stay whose house asks for a part in advance. */
export function StayPix({ stayId, ...rest }: OwnPixProps & { stayId: string }) {
  return <OwnPix source={stayPix(stayId)} title={texts.titleDeposit} {...rest} />
}

/** The same behind the private link of a guest without an account. */
export function LinkPix({ token, ...rest }: OwnPixProps & { token: string }) {
  return <OwnPix source={linkPix(token)} title={texts.titleDeposit} {...rest} />
}

function OwnPix({
  source,
  title,
  state,
  house,
}: OwnPixProps & { source: OwnPixSource; title: string }) {
  const query = useQuery(ownPixQuery(source, state))
  const pix = query.data?.pix
  return (
    <Loaded query={query} texts={texts} why={failureText} surface="plain" className="h-80">
      {() => (pix ? <Shown pix={pix} source={source} title={title} house={house} /> : null)}
    </Loaded>
  )
}

type ShownProps = { pix: PixToPay; source: OwnPixSource; title: string; house: House }

function Shown({ pix, source, title, house }: ShownProps) {
  const id = useId()
  const amount = moneyText(pix.amount_cents)
  const told = toldOf(pix, house)
  const { code, state } = pix
  const isToPay = code !== null && state !== 'claimed'
  return (
    <section
      aria-labelledby={id}
      className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-white p-4.5 shadow-soft"
    >
      <header>
        <h2 id={id} className="text-sm text-muted">
          {title}
        </h2>
        <p className="num font-head text-h2">{amount}</p>
        <p className="text-muted wrap-break-word">
          {texts.to} <b className="font-semibold text-ink">{pix.holder}</b>
        </p>
      </header>
      <div aria-live="polite">{told}</div>
      {isToPay ? (
        // Who pays on the phone that shows the code cannot scan it: copying comes first there.
        <div className="grid gap-4">
          <CopyCode code={code} copyText={copyText} texts={texts.code} />
          <div className="grid justify-items-center gap-3">
            <QrCode text={code} label={texts.qr(amount, pix.holder)} />
            <p className="text-sm text-muted">{texts.scan}</p>
          </div>
        </div>
      ) : null}
      {pix.may_claim ? <Claim source={source} /> : null}
      {pix.may_attach || pix.receipt ? <PixReceipt pix={pix} source={source} /> : null}
      <p className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2 text-sm text-muted">
        <Info aria-hidden="true" className="mt-0.5 size-4 text-mar-600" />
        <span>
          {texts.notOurs} {isToPay ? texts.check : null}
        </span>
      </p>
    </section>
  )
}

function toldOf(pix: PixToPay, house: House): ReactNode {
  const { name } = house
  switch (pix.state) {
    case 'waiting':
      return pix.is_over ? <Told title={texts.over.title}>{texts.over.text}</Told> : null
    case 'claimed':
      return (
        <Told title={texts.claimed.title}>
          {texts.claimed.text(name)} <Wait pix={pix} house={house} />
        </Told>
      )
    case 'missing':
      return <Told title={texts.missing.title}>{texts.missing.text(name)}</Told>
    case 'confirmed':
      return pix.is_over ? (
        <Told title={texts.owed.title}>{texts.owed.text(name)}</Told>
      ) : (
        <Told title={texts.confirmed.title}>{texts.confirmed.text(name)}</Told>
      )
    case 'returned':
      return <Told title={texts.returned.title}>{texts.returned.text(name)}</Told>
  }
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 rounded-input bg-sol-100 p-3.5 text-sm">
      <h3 className="text-base">{title}</h3>
      <div className="num grid justify-items-start gap-2">{children}</div>
    </div>
  )
}

/** The clock of a claim: after it the telephone, and the choice is the customer's. */
function Wait({ pix, house }: { pix: PixToPay; house: House }) {
  const [openedAt] = useState(() => new Date().toISOString())
  const now = useNow(openedAt)
  if (!pix.answer_by) return null
  const until = new Date(pix.answer_by)
  if (now < until) return <span>{texts.claimed.late(hourText(until))}</span>
  return (
    <>
      <span>{texts.claimed.isLate}</span>
      {house.phone ? (
        <LinkButton to={`tel:+55${house.phone}`} look="line" size="sm">
          {texts.claimed.call(house.name)}
        </LinkButton>
      ) : null}
    </>
  )
}

function Claim({ source }: { source: OwnPixSource }) {
  const client = useQueryClient()
  const { isSaving, save } = useSave<Awaited<ReturnType<OwnPixSource['claim']>>>({
    onSaved: (saved) => client.setQueriesData({ queryKey: source.key }, saved),
    onRefused: () => client.invalidateQueries({ queryKey: source.key }),
  })
  return (
    <Button
      look="line"
      block
      className="min-h-14"
      pending={isSaving}
      onClick={() => void save({ run: source.claim, failed: texts.claimFailed })}
    >
      {texts.claim}
    </Button>
  )
}
