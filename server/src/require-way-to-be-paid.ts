import type { Deps } from './deps.ts'
import { isThisMachine } from './platform/config/config.ts'

/** A portal that sells what nobody can pay for would lead everybody to a refusal: it does not start. */
export async function requireWayToBePaid({
  config,
  stores,
}: Pick<Deps, 'config' | 'stores'>): Promise<void> {
  if (config.environment !== 'production' || isThisMachine(config.publicOrigin)) return
  if (config.pix || config.cards) return
  const { plans_on_sale: isOnSale } = await stores.settings.read()
  if (!isOnSale) return
  throw new Error(
    'Plans are on sale and nobody can pay for them: set PIX_* or STRIPE_* (docs/operations.md, "What payments need before a launch"), or take them off sale with `update-settings plans_on_sale=off`.',
  )
}
