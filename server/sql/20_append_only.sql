-- What proves something is never edited nor deleted.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create or replace trigger consents_append_only before update or delete or truncate on consents
  for each statement execute function refuse_change();

create or replace trigger newsletter_consents_append_only before update or delete or truncate
  on newsletter_consents for each statement execute function refuse_change();

-- What people agreed to is never edited: another text is another version.
create or replace trigger legal_versions_append_only before update or delete or truncate on legal_versions
  for each statement execute function refuse_change();

-- Money: what came and what went.
create or replace trigger plan_payments_append_only before update or delete or truncate on plan_payments
  for each statement execute function refuse_change();

create or replace trigger plan_ledger_append_only before update or delete or truncate on plan_ledger
  for each statement execute function refuse_change();

create or replace trigger plan_decisions_append_only before update or delete or truncate on plan_decisions
  for each statement execute function refuse_change();

-- What was in the shop, and when.
create or replace trigger stock_movements_append_only before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();

-- What became of an order, step by step.
create or replace trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_change();

-- What became of a stay, step by step.
create or replace trigger stay_events_append_only before update or delete or truncate on stay_events
  for each statement execute function refuse_change();
