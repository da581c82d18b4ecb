import type { CatalogueItem } from '@portal/contract/storefront/catalogue/catalogue'
import type { ChoosableSection } from '@portal/contract/storefront/catalogue/choice-rules'
import { Flag } from 'lucide-react'
import { useMemo, useState } from 'react'
import { OpenLine } from '~/features/guide/establishments/OpenLine.tsx'
import { MenuPage, type OrderSlots } from '~/features/storefront/menu/MenuPage.tsx'
import type { OrderingPlace } from '~/features/storefront/orders/use-ordering.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'
import { dialogsTexts } from '../shell/dialogs.texts.ts'
import { useLazyPart } from '../shell/use-lazy-part.ts'
import type { StorefrontData } from './load-storefront.ts'
import { placeOf } from './place-of.ts'
import type { StorefrontKind } from './storefronts.ts'

const loadParts = () => import('~/features/storefront/orders/OrderParts.tsx')
const loadSheet = () =>
  import('~/features/storefront/orders/ItemSheet.tsx').then((module) => module.ItemSheet)

const loadReport = () =>
  import('~/features/guide/reports/ReportItemDialog.tsx').then((module) => module.ReportItemDialog)

type StorefrontProps = { kind: StorefrontKind; data: StorefrontData }

/** A catalogue to read, and to order from where that is possible. What orders comes after the page. */
export function Storefront({ kind, data }: StorefrontProps) {
  const { business, catalogue, renderedAt } = data
  const place = useMemo(() => placeOf(kind, data), [kind, data])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const Parts = useLazyPart(loadParts, place !== null)
  const ItemSheet = useLazyPart(loadSheet, asked !== null)

  const order: OrderSlots | null = place && {
    head: (now) => (
      // The room of what comes: nothing on the page moves.
      <div className={roomOf(place, renderedAt)}>
        {Parts ? <Parts.OrderHead place={place} now={now} /> : null}
      </div>
    ),
    action: (item, section) =>
      Parts ? (
        <Parts.RowAction
          place={place}
          item={item}
          onChoose={() => {
            // Each time from the beginning.
            setAsked((last) => ({ item, section, turn: (last?.turn ?? 0) + 1 }))
            setOpen(true)
          }}
        />
      ) : null,
    foot: (now) => (
      <>
        {Parts ? <Parts.CartBar place={place} now={now} /> : <div className="min-h-19" />}
        {Parts && ItemSheet && asked ? (
          <ItemSheet
            key={asked.turn}
            item={asked.item}
            section={asked.section}
            now={now}
            open={isOpen}
            onOpenChange={setOpen}
            onChosen={(chosen) => Parts.addToCartOf(place, chosen)}
          />
        ) : null}
      </>
    ),
  }
  return (
    <MenuPage
      business={business}
      menu={catalogue}
      kind={kind}
      renderedAt={renderedAt}
      openLine={(now) => <OpenLine place={business} now={now} />}
      order={order}
    >
      <ReportItem items={catalogue.sections.flatMap(({ items }) => items)} />
    </MenuPage>
  )
}

/** Whoever finds a price or a photo wrong says so; the window comes when it is wanted. */
function ReportItem({ items }: { items: readonly CatalogueItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const Report = useLazyPart(loadReport, isOpen, () => {
    setOpen(false)
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  })
  if (items.length === 0) return null
  return (
    <div className="mt-10 print:hidden">
      <Button
        look="ghost"
        size="sm"
        className="invisible in-data-hydrated:visible"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden="true" />
        {dialogsTexts.reportItem}
      </Button>
      {Report ? <Report items={items} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

/** For the ways to order, and a line or two under them. */
function roomOf({ ordering: { pause, kitchen }, catalogue }: OrderingPlace, renderedAt: string) {
  const isShop = catalogue.kind === 'shop'
  if (pause || (!kitchen.is_open && !isShop)) return 'min-h-42 md:min-h-36'
  const last = kitchen.last_order_at ? Date.parse(kitchen.last_order_at) : Number.POSITIVE_INFINITY
  return isShop || last - Date.parse(renderedAt) > DAY_MS ? 'min-h-20' : 'min-h-29'
}

type Asked = { item: CatalogueItem; section: ChoosableSection; turn: number }
