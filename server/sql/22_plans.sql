-- The history of a plan writes itself: whoever changes the row cannot forget it.
create or replace function keep_plan_version() returns trigger language plpgsql as $$
begin
  insert into plan_versions values (
    new.id, new.version, new.updated_at, new.updated_by, new.month_cents, new.year_cents, new.trial_days,
    new.is_recommended, new.establishments, new.photos_per_establishment, new.catalogue_items,
    new.lodging_units, new.properties, new.has_orders_and_shop, new.analytics, new.active_coupons,
    new.flash_offers, new.is_featured);
  return null;
end $$;

create or replace trigger plans_keep_version after insert or update on plans
  for each row execute function keep_plan_version();

create or replace trigger plan_versions_append_only before update or delete or truncate on plan_versions
  for each statement execute function refuse_change();

-- Whether a subscription goes on. A paid period has five days of grace, unless its person leaves: whoever pays in
-- them goes on as before. Who subscribes, wherever it is counted, is who has a paid one that runs.
create or replace function is_subscription_running(s subscriptions, at timestamptz) returns boolean
language sql immutable parallel safe as $$
  select s.status in ('trialing', 'active', 'past_due') and (s.ends_at is null or s.ends_at > at
    or (s.source = 'paid' and s.canceled_at is null and s.ends_at > at - interval '5 days'))
$$;

-- Everything that gives people a plan: trials, plans given by hand, and each period that was paid and not
-- given back. After a paid period come five days of grace, unless another one follows or the person has
-- said that they leave. A paid period is held to the version it was bought at. What it is worth as a credit is
-- its price less what went back, or is on its way: of its own payment and, since then, of those it took over as a
-- credit. One whose money is on its way back as a whole, or whose withdrawal waits for a decision, is held until
-- the money is there, but buys nothing more.
create or replace view held_plans as
  select s.user_id, s.id as subscription_id, s.plan_type, null::integer as plan_version, s.source,
    s.started_at as starts_at, s.ends_at, s.ends_at as access_until, null::integer as paid_cents,
    null::text as cycle, null::smallint as anchor_day, null::boolean as is_going_back,
    null::uuid as grant_id
  from subscriptions s
  where s.source <> 'paid' and s.status in ('trialing', 'active', 'past_due')
  union all
  select s.user_id, s.id, g.plan_type, g.plan_version, 'paid', g.period_start, g.period_end,
    case when s.canceled_at is not null then g.period_end
      else least(g.period_end + interval '5 days', (
        select min(later.period_start) from plan_grants later
        where later.subscription_id = g.subscription_id and later.revoked_at is null
          and later.period_start >= g.period_end)) end,
    greatest(0, o.price_cents - greatest(0, o.amount_cents - p.amount_cents + own.cents)
      - least(o.credit_cents, taken_over.cents))::integer,
    o.cycle, g.anchor_day,
    p.amount_cents <= own.cents or exists (
      select from plan_withdrawals w where w.order_id = o.id and w.decision is null),
    g.id
  from subscriptions s
  join plan_grants g on g.subscription_id = s.id and g.revoked_at is null
  join plan_payments p on p.id = g.payment_id
  join plan_orders o on o.id = p.order_id
  cross join lateral (
    select coalesce(sum(r.amount_cents), 0) as cents from plan_refunds r
    where r.payment_id = p.id and r.status <> 'not_done') own
  cross join lateral (
    select coalesce(sum(r.amount_cents), 0) as cents
    from plan_grants earlier join plan_refunds r on r.payment_id = earlier.payment_id
    where o.credit_cents > 0 and earlier.subscription_id = g.subscription_id and earlier.id < g.id
      and earlier.period_end > g.period_start and r.id > g.id and r.reason <> 'excess'
      and r.status <> 'not_done') taken_over
  where s.source = 'paid';

create or replace function plan_holdings(person uuid) returns table (
  subscription_id uuid, plan_type text, plan_version integer, source text, starts_at timestamptz,
  ends_at timestamptz, access_until timestamptz, paid_cents integer
) language sql stable parallel safe as $$
  select subscription_id, plan_type, plan_version, source, starts_at, ends_at, access_until, paid_cents
  from held_plans where user_id = person
$$;

-- Only a paid period may begin later than it was written down.
create or replace function is_plan_in_force(source text, starts_at timestamptz, access_until timestamptz,
  at timestamptz) returns boolean
language sql immutable parallel safe as $$
  select (source <> 'paid' or starts_at <= at) and (access_until is null or access_until > at)
$$;

-- The best of what a person holds at a moment; nothing when it is the club.
create or replace function plan_held(person uuid, at timestamptz) returns table (
  subscription_id uuid, plan_type text, plan_version integer, source text, ends_at timestamptz
) language sql stable parallel safe as $$
  select h.subscription_id, h.plan_type, h.plan_version, h.source, h.ends_at
  from plan_holdings(person) h join plans on plans.id = h.plan_type
  where is_plan_in_force(h.source, h.starts_at, h.access_until, at)
  order by plans.position desc, h.ends_at desc nulls first limit 1
$$;

-- The plan in force at a moment, without the role. When it ends the club is back by itself.
create or replace function subscribed_plan(person uuid, at timestamptz) returns text
language sql stable parallel safe as $$
  select coalesce((select plan_type from plan_held(person, at)), 'clube')
$$;

-- The plan type of spec §4: the role of an administrator, or the plan in force.
create or replace function plan_type_of(person uuid, at timestamptz) returns text
language sql stable parallel safe as $$
  select coalesce(
    (select case when u.role in ('admin', 'superadmin') then u.role
        else subscribed_plan(person, at) end
      from users u where u.id = person),
    'clube')
$$;

-- The version whose price a subscription is held to: the agreed one, until one of the same plan that its
-- person was told of comes into force. Told during a trial it holds for the subscription that is paid, too.
create or replace function terms_version(subscription uuid, at timestamptz) returns integer
language sql stable parallel safe as $$
  select greatest(s.plan_version, (
    select max(u.version) from plan_updates u
    where u.user_id = s.user_id and u.plan_id = s.plan_type
      and u.in_force_at <= at and u.withdrawn_at is null))
  from subscriptions s where s.id = subscription
$$;

-- The best of every limit since a version, in the shape of Plan.limits: what has grown is given at once,
-- what has shrunk is kept by whoever is held to a version from before. Null is no limit.
create or replace function limits_since(plan text, first_version integer) returns jsonb
language sql stable parallel safe as $$
  select jsonb_build_object(
    'establishments', max(establishments),
    'photos_per_establishment', max(photos_per_establishment),
    'catalogue_items', case when bool_and(catalogue_items is not null) then max(catalogue_items) end,
    'lodging_units', case when bool_and(lodging_units is not null) then max(lodging_units) end,
    'properties', case when bool_and(properties is not null) then max(properties) end,
    'has_orders_and_shop', bool_or(has_orders_and_shop),
    'analytics', case when bool_or(analytics = 'full') then 'full'
      when bool_or(analytics = 'weekly') then 'weekly' else 'none' end,
    'active_coupons', max(active_coupons),
    'flash_offers', max(flash_offers),
    'is_featured', bool_or(is_featured))
  from plan_versions where plan_id = plan and version >= first_version
$$;

-- What a person's plan gives them at a moment; null is nothing. Administrators work with what the
-- largest plan has.
create or replace function held_limits(person uuid, at timestamptz) returns jsonb
language sql stable parallel safe as $$
  select case
    when u.role in ('admin', 'superadmin') then
      (select limits_since(p.id, p.version) from plans p where p.id = 'espadarte')
    else
      (select limits_since(held.plan_type,
          coalesce(held.plan_version, terms_version(held.subscription_id, at)))
        from plan_held(person, at) as held) end
  from users u where u.id = person
$$;

-- How many listings a person may have; null is no limit.
create or replace function establishment_limit(person uuid, at timestamptz) returns integer
language sql stable parallel safe as $$
  select case when plan_type_of(person, at) in ('admin', 'superadmin') then null
    else coalesce((held_limits(person, at) ->> 'establishments')::integer, 0) end
$$;

-- Spec §7. What is archived takes no place.
create or replace function can_create_establishment(user_uuid uuid, at timestamptz default now()) returns boolean
language sql stable as $$
  select coalesce(
    (select count(*) from establishments where user_id = user_uuid and status <> 'archived')
      < establishment_limit(user_uuid, at),
    true)
$$;

-- Whether the owner's plan reaches this listing: it is for as many as it allows, the oldest first.
create or replace function is_within_plan(owner uuid, listing uuid, at timestamptz) returns boolean
language sql stable as $$
  select coalesce(
    (select count(*) from establishments e
      where e.user_id = owner and e.status <> 'archived' and e.id <= listing)
      <= establishment_limit(owner, at),
    true)
$$;

-- The plan of the owner, for as many listings as it allows; the others are as if nobody paid until a
-- better plan brings them back.
create or replace function listing_plan(owner uuid, listing uuid, at timestamptz) returns text
language sql stable as $$
  select case when is_within_plan(owner, listing, at) then plan_type_of(owner, at) else 'clube' end
$$;

create or replace function listing_limits(owner uuid, listing uuid, at timestamptz) returns jsonb
language sql stable as $$
  select case when is_within_plan(owner, listing, at) then held_limits(owner, at) end
$$;
