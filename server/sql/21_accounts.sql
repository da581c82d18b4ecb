-- Nobody has an account without a profile, whichever way the account was made.
create or replace function create_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id, full_name) values (new.id, nullif(trim(new.name), ''));
  return new;
end $$;

create or replace trigger users_have_profile after insert on users for each row execute function create_profile();

-- A person has one name: letters, sessions and the search of administrators read it from users.
create or replace function name_from_profile() returns trigger language plpgsql as $$
begin
  update users set name = coalesce(new.full_name, ''), updated_at = new.updated_at where id = new.user_id;
  return new;
end $$;

create or replace trigger profiles_name_the_person after update of full_name on profiles for each row
  when (new.full_name is distinct from old.full_name) execute function name_from_profile();

-- A person is signed in at twenty places at most, whichever way they enter: those unused the longest end.
-- The person is held, so that many who enter at once count each other.
create or replace function end_oldest_sessions() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for no key update;
  delete from sessions where id in (
    select id from sessions where user_id = new.user_id order by updated_at desc, id desc offset 20);
  return new;
end $$;

create or replace trigger sessions_are_few after insert on sessions for each row execute function end_oldest_sessions();

-- Proved is who has shown that an e-mail or a WhatsApp number is theirs; who works for the portal was
-- appointed by somebody who had. Nothing is held long, given on trial or fetched for anybody else.
create or replace function is_proved(person uuid) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from users left join profiles on profiles.user_id = users.id
    where users.id = person
      and (users.email_verified or users.role <> 'user' or profiles.whatsapp_confirmed_at is not null))
$$;

-- Whoever proves an address, or has another one, is written to again; of who leaves nothing is kept.
create or replace function forget_refused_address() returns trigger language plpgsql as $$
begin
  delete from refused_addresses where address_hash in (
    sha256(convert_to(old.email, 'UTF8')),
    case when tg_op = 'UPDATE' then sha256(convert_to(new.email, 'UTF8')) end);
  return null;
end $$;

create or replace trigger users_prove_their_address after update of email, email_verified on users
  for each row when (new.email_verified) execute function forget_refused_address();
create or replace trigger users_leave_no_refused_address after delete on users
  for each row execute function forget_refused_address();
