-- Draws: each step only after the one before it, and nothing that was published changes.

-- Forward only, one step at a time. What was opened keeps its name and number.
create or replace function draws_go_forward() returns trigger language plpgsql as $$
declare
  steps constant text[] := array['draft', 'lawful', 'open', 'frozen', 'drawn'];
begin
  if array_position(steps, new.status) not in (array_position(steps, old.status), array_position(steps, old.status) + 1) then
    raise exception 'a draw does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if old.status in ('open', 'frozen', 'drawn') and (new.title, new.summary, new.number, new.is_demo, new.seed)
    is distinct from (old.title, old.summary, old.number, old.is_demo, old.seed) then
    raise exception 'a draw that was announced stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger draws_go_forward before update on draws
  for each row execute function draws_go_forward();

-- However somebody writes them, draws begin as drafts.
create or replace function draws_begin_as_draft() returns trigger language plpgsql as $$
begin
  if new.status <> 'draft' then
    raise exception 'a draw begins as a draft' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger draws_begin_as_draft before insert on draws
  for each row execute function draws_begin_as_draft();

-- Whoever enters holds the row of the draw, and so does whoever closes the list.
create or replace function draw_entries_while_open() returns trigger language plpgsql as $$
begin
  if not exists (
    select from draws join draw_legal_records as legal on legal.draw_id = draws.id
    where draws.id = new.draw_id and draws.status = 'open'
      and new.at >= legal.opens_at and new.at < legal.closes_at
      and new.reason = any(legal.entry_reasons)
      and new.number < legal.series_count * 100000
  ) then
    raise exception 'this draw takes no such number' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger draw_entries_while_open before insert on draw_entries
  for each row execute function draw_entries_while_open();

-- The list was public before the numbers were known.
create or replace function draw_extractions_after_list() returns trigger language plpgsql as $$
begin
  if not exists (
    select from draw_files join draw_legal_records as legal using (draw_id)
    where draw_id = new.draw_id and kind = 'entries'
      and created_at < new.extracted_at and new.extracted_at >= legal.extraction_at
  ) then
    raise exception 'the list of this draw was not published before the extraction'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger draw_extractions_after_list before insert on draw_extractions
  for each row execute function draw_extractions_after_list();

create or replace trigger draw_legal_records_append_only before update or delete or truncate
  on draw_legal_records for each statement execute function refuse_change();

create or replace trigger draw_entries_append_only before update or delete or truncate on draw_entries
  for each statement execute function refuse_change();

create or replace trigger draw_files_append_only before update or delete or truncate on draw_files
  for each statement execute function refuse_change();

create or replace trigger draw_extractions_append_only before update or delete or truncate
  on draw_extractions for each statement execute function refuse_change();

create or replace trigger draw_results_append_only before update or delete or truncate on draw_results
  for each statement execute function refuse_change();

create or replace trigger draw_contacts_append_only before update or delete or truncate on draw_contacts
  for each statement execute function refuse_change();

-- What was announced with a draw stays what it was.
create or replace function draw_certificates_before_opening() returns trigger language plpgsql as $$
begin
  if not exists (
    select from draws where id = coalesce(new.draw_id, old.draw_id) and status in ('draft', 'lawful')
  ) then
    raise exception 'the certificate of a draw that was announced stays as it is'
      using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger draw_certificates_before_opening before insert or update or delete
  on draw_certificates for each row execute function draw_certificates_before_opening();

-- Nothing leaves a list that is closed, and nobody's own participation is taken back.
create or replace function draw_withdrawals_while_open() returns trigger language plpgsql as $$
begin
  if not exists (
    select from draws join draw_legal_records as legal on legal.draw_id = draws.id
    join draw_entries as entry on entry.draw_id = draws.id
    where draws.id = new.draw_id and draws.status = 'open' and new.at < legal.closes_at
      and entry.number = new.number and entry.reason = 'redemption'
  ) then
    raise exception 'this number stays in its draw' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger draw_withdrawals_while_open before insert on draw_withdrawals
  for each row execute function draw_withdrawals_while_open();

create or replace trigger draw_withdrawals_append_only before update or delete or truncate
  on draw_withdrawals for each statement execute function refuse_change();

-- What stands in the list of a draw.
create or replace view listed_draw_entries as
  select entry.* from draw_entries as entry where not exists (
    select from draw_withdrawals as gone
    where gone.draw_id = entry.draw_id and gone.number = entry.number);
