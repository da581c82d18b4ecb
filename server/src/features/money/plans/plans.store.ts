import type { EditedPlan, PlanVersion } from '@portal/contract/money/plans/edit-plan'
import type { PlanValues } from '@portal/contract/money/plans/plan-changes'
import type { Plan } from '@portal/contract/shared/plan'
import { trialEnd } from '@portal/contract/shared/plan-rules'
import type { PaidPlan } from '@portal/contract/shared/plans'
import type { Selectable } from 'kysely'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanVersions } from '../../../platform/database/schema.generated.ts'

type ValueRow = Omit<Selectable<PlanVersions>, 'plan_id' | 'version' | 'made_at' | 'made_by'>

/** Owns plans: their prices and limits, which a trigger keeps as versions. The club is not edited. */
export function plansStore(connection: Connection) {
  const inOrder = () => connection.selectFrom('plans').selectAll().orderBy('position')

  return {
    async list(): Promise<Plan[]> {
      const rows = await inOrder().execute()
      return rows.map((row) => ({ id: row.id, ...valuesOf(row) }))
    },

    async listToEdit(): Promise<EditedPlan[]> {
      return (await inOrder().where('id', '<>', 'clube').execute()).map(toEdited)
    },

    async find(id: PaidPlan): Promise<EditedPlan> {
      return one(await inOrder().execute(), id)
    },

    /** All of them are held, in one order: recommending one changes another. */
    async lock(id: PaidPlan): Promise<EditedPlan> {
      return one(await inOrder().forUpdate().execute(), id)
    },

    async save(id: PaidPlan, values: PlanValues, { by, now }: { by: string | null; now: Date }) {
      const { limits, ...rest } = values
      const row = await connection
        .updateTable('plans')
        .set({
          ...rest,
          ...limits,
          version: int4`version + 1`,
          updated_at: now,
          updated_by: by,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toEdited(row)
    },

    /** There is one recommended plan at most: the others step back, each with a version of its own. */
    async recommendNoOther(id: PaidPlan, { by, now }: { by: string | null; now: Date }) {
      await connection
        .updateTable('plans')
        .set({
          is_recommended: false,
          version: int4`version + 1`,
          updated_at: now,
          updated_by: by,
        })
        .where('id', '<>', id)
        .where('is_recommended', '=', true)
        .execute()
    },

    /** When a trial that begins now would end; null where the plan has none. */
    async trialEnd(id: PaidPlan, now: Date): Promise<Date | null> {
      const row = await connection
        .selectFrom('plans')
        .select('trial_days')
        .where('id', '=', id)
        .executeTakeFirst()
      return row && row.trial_days > 0 ? trialEnd(now, row.trial_days) : null
    },

    /** What a version of a plan costs; without one, the version in force. */
    async priceOf(id: PaidPlan, version: number | null) {
      const { rows } = await statement<{
        version: number
        month_cents: number
        year_cents: number
      }>`
        select kept.version, kept.month_cents, kept.year_cents
        from plan_versions as kept join plans on plans.id = kept.plan_id
        where kept.plan_id = ${id} and kept.version = coalesce(${version}::integer, plans.version)
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error(`the plan ${id} has no version ${version}`)
      return { version: row.version, monthCents: row.month_cents, yearCents: row.year_cents }
    },

    /** Of each plan the newest first. */
    async history(): Promise<PlanVersion[]> {
      const { rows } = await statement<VersionRow>`
        select kept.*, users.name as maker, updates.*
        from plan_versions as kept
        left join users on users.id = kept.made_by
        cross join lateral (
          select count(*)::integer as all_updates, count(told_at)::integer as told,
            count(withdrawn_at)::integer as withdrawn,
            min(in_force_at) filter (where withdrawn_at is null) as first_in_force,
            max(in_force_at) filter (where withdrawn_at is null) as last_in_force
          from plan_updates where plan_id = kept.plan_id and version = kept.version
        ) as updates
        where kept.plan_id <> 'clube'
        order by kept.plan_id, kept.version desc
      `.execute(connection)
      return rows.map(toVersion)
    },
  }
}

function one(rows: EditedRow[], id: PaidPlan): EditedPlan {
  const row = rows.find((plan) => plan.id === id)
  if (!row) throw new Error(`there is no plan ${id}`)
  return toEdited(row)
}

type EditedRow = ValueRow & { id: Plan['id']; version: number; updated_at: Date }
type VersionRow = ValueRow & {
  plan_id: PaidPlan
  version: number
  made_at: Date
  maker: string | null
  all_updates: number
  told: number
  withdrawn: number
  first_in_force: Date | null
  last_in_force: Date | null
}

function toVersion(row: VersionRow): PlanVersion {
  return {
    plan: row.plan_id,
    version: row.version,
    made_at: row.made_at.toISOString(),
    made_by: row.maker,
    ...valuesOf(row),
    updates: {
      all: row.all_updates,
      told: row.told,
      withdrawn: row.withdrawn,
      first_in_force: row.first_in_force?.toISOString() ?? null,
      last_in_force: row.last_in_force?.toISOString() ?? null,
    },
  }
}

function toEdited(row: EditedRow): EditedPlan {
  if (row.id === 'clube') throw new Error('the club is not edited')
  return {
    id: row.id,
    ...valuesOf(row),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  }
}

function valuesOf(row: ValueRow): PlanValues {
  return {
    month_cents: row.month_cents,
    year_cents: row.year_cents,
    trial_days: row.trial_days,
    is_recommended: row.is_recommended,
    limits: {
      establishments: row.establishments,
      photos_per_establishment: row.photos_per_establishment,
      catalogue_items: row.catalogue_items,
      lodging_units: row.lodging_units,
      properties: row.properties,
      has_orders_and_shop: row.has_orders_and_shop,
      analytics: row.analytics,
      active_coupons: row.active_coupons,
      flash_offers: row.flash_offers,
      is_featured: row.is_featured,
    },
  }
}
