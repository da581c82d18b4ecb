import type { ModuleName } from '@portal/contract/guide/establishments/vocabulary'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ownListingQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { useListingWrites } from '~/features/guide/my-listings/use-listing-writes.ts'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { orderingKey } from '~/features/storefront/order-board/board.queries.ts'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { toast } from '~/ui/toast.ts'

const { orderModules: texts } = dashboardsTexts
const MODULES = ['delivery', 'shop'] as const satisfies readonly ModuleName[]

/**
 * Whether something can be ordered from the menu and from the shop, switched where orders are set up: nobody
 * looks for it among the data of the listing.
 */
export function OrderModules({ establishmentId: id }: { establishmentId: string }) {
  const client = useQueryClient()
  const own = useQuery(ownListingQuery(id))
  const writes = useListingWrites()
  const listing = own.data
  const offered = MODULES.filter((module) => isAvailable(module))
  if (!listing || offered.length === 0) return null
  const { version, modules } = listing

  async function turn(module: (typeof MODULES)[number], isOn: boolean) {
    const next = isOn ? [...modules, module] : modules.filter((one) => one !== module)
    const outcome = await writes.update({ id, version }, { modules: next })
    if (outcome.kind === 'saved') {
      toast({ title: texts.done[module](isOn), variant: 'success' })
      void client.invalidateQueries({ queryKey: orderingKey(id) })
    } else if (outcome.kind !== 'busy') {
      toast({ title: texts.failed, description: outcome.sentence, variant: 'destructive' })
      void writes.read(id)
    }
  }
  return (
    <EditorSection level="h2" title={texts.title}>
      <div className="grid gap-1 md:grid-cols-2 md:gap-8">
        {offered.map((module) => (
          <Switch
            key={module}
            label={texts.names[module]}
            hint={texts.hints[module]}
            checked={modules.includes(module)}
            aria-busy={writes.isPending}
            onCheckedChange={(isOn) => void turn(module, isOn)}
          />
        ))}
      </div>
    </EditorSection>
  )
}
