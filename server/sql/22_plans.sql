-- The plan in force at a moment, without the role: an ended trial is the club again by itself.
create or replace function subscribed_plan(person uuid, at timestamptz) returns text
language sql stable parallel safe as $$
  select coalesce(
    (select s.plan_type from subscriptions s
      where s.user_id = person
        and s.status in ('trialing', 'active', 'past_due')
        and (s.ends_at is null or s.ends_at > at)),
    'clube')
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

-- How many a plan may have; null is no limit. The same as PLAN_LIMITS of the contract.
create or replace function establishment_limit(plan text) returns integer language sql immutable parallel safe as $$
  select case plan
    when 'atalaia' then 1 when 'macarico' then 2 when 'espadarte' then 5
    when 'admin' then null when 'superadmin' then null
    else 0 end
$$;

-- Spec §7. What is archived takes no place.
create or replace function can_create_establishment(user_uuid uuid, at timestamptz default now()) returns boolean
language sql stable as $$
  select coalesce(
    (select count(*) from establishments where user_id = user_uuid and status <> 'archived')
      < establishment_limit(plan_type_of(user_uuid, at)),
    true)
$$;

-- The plan of the owner, for as many listings as it allows, the oldest first; the others are as if
-- nobody paid until a better plan brings them back.
create or replace function listing_plan(owner uuid, listing uuid, at timestamptz) returns text
language sql stable as $$
  select case
    when (select count(*) from establishments e
            where e.user_id = owner and e.status <> 'archived' and e.id <= listing)
         > establishment_limit(held.plan) then 'clube'
    else held.plan end
  from (select plan_type_of(owner, at) as plan) as held
$$;
