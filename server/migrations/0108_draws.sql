-- Draws of the club (Lei 5.768/71, Portaria SEAE 7.638/2022). The legal record comes first and is never
-- edited; a draw without one is a draft that nobody but superadministrators sees. What proves something is
-- append-only (server/sql/25_draws.sql) and so names people by code or id, never by reference.

create table draws (
  id                uuid primary key default uuidv7(),
  number            integer not null unique check (number > 0),
  title             text not null check (char_length(title) between 3 and 120),
  summary           text not null default '' check (char_length(summary) <= 400),
  -- Nothing in it is lawful, and every page about it says so.
  is_demo           boolean not null default false,
  status            text not null default 'draft'
    check (status in ('draft', 'lawful', 'open', 'frozen', 'drawn')),
  -- What was typed of the legal record so far.
  draft             jsonb not null default '{}' check (jsonb_typeof(draft) = 'object'),
  -- Scatters numbers and codes; whoever knew it could foretell who gets which.
  seed              bytea not null check (octet_length(seed) = 32),
  lawful_id         uuid check (lawful_id = id),
  entry_count       integer not null default 0 check (entry_count >= 0),
  participant_count integer not null default 0 check (participant_count between 0 and entry_count),
  opened_at         timestamptz,
  frozen_at         timestamptz,
  frozen_kind       text check (frozen_kind = 'entries'),
  result_id         uuid check (result_id = id),
  version           integer not null default 1 check (version > 0),
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  constraint draws_lawful check (status = 'draft' or lawful_id is not null),
  constraint draws_opened check (status in ('draft', 'lawful') or opened_at is not null),
  constraint draws_frozen check (status in ('draft', 'lawful', 'open')
    or (frozen_at is not null and frozen_kind is not null)),
  constraint draws_drawn check (status <> 'drawn' or result_id is not null)
);

create table draw_legal_records (
  draw_id             uuid primary key references draws,
  promoter_name       text not null check (char_length(promoter_name) between 3 and 160),
  promoter_cnpj       text not null check (promoter_cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  -- [{name, cnpj}]
  adherents           jsonb not null check (jsonb_typeof(adherents) = 'array'),
  -- Of the promotion at SCPC, where it was asked for.
  process_number      text not null check (char_length(process_number) between 4 and 60),
  certificate_number  text not null check (char_length(certificate_number) between 4 and 60),
  certificate_from    date not null,
  certificate_until   date not null,
  regulation          text not null check (char_length(regulation) between 200 and 60000),
  regulation_sha256   text not null,
  territory           text not null check (char_length(territory) between 2 and 120),
  opens_at            timestamptz not null,
  closes_at           timestamptz not null,
  extraction_at       timestamptz not null,
  rule                text not null check (rule = 'federal-colunas-1'),
  series_count        smallint not null check (series_count in (1, 2, 5, 10)),
  fallback            text not null check (fallback in ('above', 'below')),
  -- What earns a number.
  entry_reasons       text[] not null check (cardinality(entry_reasons) > 0
    and entry_reasons <@ array['membership', 'redemption']),
  -- [{title, description, value_cents}], the first prize first
  prizes              jsonb not null check (jsonb_typeof(prizes) = 'array'
    and jsonb_array_length(prizes) between 1 and case when series_count = 1 then 5 else 4 end),
  registered_by       uuid,
  registered_at       timestamptz not null,
  constraint draw_legal_records_hash
    check (regulation_sha256 = encode(sha256(convert_to(regulation, 'UTF8')), 'hex')),
  constraint draw_legal_records_period check (opens_at < closes_at and closes_at < extraction_at),
  constraint draw_legal_records_certificate check (certificate_from <= certificate_until
    and opens_at >= certificate_from::timestamp at time zone 'America/Sao_Paulo'
    and extraction_at < (certificate_until + 1)::timestamp at time zone 'America/Sao_Paulo')
);
alter table draws add foreign key (lawful_id) references draw_legal_records;

-- Who takes part in one draw. The law asks for name, CPF and age; the published list has only the code.
-- Personal data leaves when nobody may ask for it any more.
create table draw_participants (
  draw_id         uuid not null references draws,
  code            text not null check (code ~ '^[0-9A-Z]{5}$'),
  user_id         uuid references users on delete set null,
  full_name       text check (char_length(full_name) between 3 and 120),
  cpf             bytea,
  cpf_hint        text,
  cpf_hash        bytea,
  birth_date      date,
  city            text check (char_length(city) <= 80),
  state           text check (state ~ '^[A-Z]{2}$'),
  -- The regulation that was agreed to.
  accepted_sha256 text not null,
  accepted_at     timestamptz not null,
  accepted_on     date not null,
  -- When the hash of the closed list was sent to them.
  told_at         timestamptz,
  forgotten_at    timestamptz,
  primary key (draw_id, code),
  unique (draw_id, user_id),
  unique (draw_id, cpf_hash),
  constraint draw_participants_whole check (case when forgotten_at is null
    then full_name is not null and cpf is not null and cpf_hash is not null and cpf_hint is not null
      and birth_date is not null
    else num_nonnulls(full_name, cpf, cpf_hash, cpf_hint, birth_date, city, state, user_id) = 0 end),
  constraint draw_participants_adult check (birth_date <= accepted_on - interval '18 years')
);
create index draw_participants_user on draw_participants (user_id);
create index draw_participants_untold on draw_participants (draw_id, code) where told_at is null;

-- One number each, traceable to what earned it: `reason_key` is the code of the participant for a
-- membership, the id of the redemption for a redemption.
create table draw_entries (
  draw_id     uuid not null,
  number      integer not null check (number between 0 and 999999),
  participant text not null,
  reason      text not null check (reason in ('membership', 'redemption')),
  reason_key  text not null check (char_length(reason_key) between 1 and 60),
  at          timestamptz not null,
  primary key (draw_id, number),
  unique (draw_id, reason, reason_key),
  foreign key (draw_id, participant) references draw_participants (draw_id, code)
);
create index draw_entries_participant on draw_entries (draw_id, participant);

-- What is published, byte for byte.
create table draw_files (
  draw_id    uuid not null references draws,
  kind       text not null check (kind in ('entries', 'result', 'minutes')),
  content    bytea not null,
  sha256     text not null,
  created_at timestamptz not null,
  primary key (draw_id, kind),
  constraint draw_files_hash check (sha256 = encode(sha256(content), 'hex'))
);
alter table draws add foreign key (id, frozen_kind) references draw_files (draw_id, kind);

-- What somebody read at the Caixa. Typed again where it was wrong: the newest one waits.
create table draw_extractions (
  id           uuid primary key default uuidv7(),
  draw_id      uuid not null references draws,
  contest      integer not null check (contest between 1 and 99999),
  extracted_at timestamptz not null,
  lines        text[] not null check (array_to_string(lines, ',', '?') ~ '^[0-9]{5}(,[0-9]{5}){4}$'),
  typed_by     uuid not null,
  typed_at     timestamptz not null,
  unique (id, draw_id, typed_by)
);
create index draw_extractions_draw on draw_extractions (draw_id, id desc);

-- Confirmed by somebody else than who typed it.
create table draw_results (
  draw_id       uuid primary key references draws,
  extraction_id uuid not null,
  typed_by      uuid not null,
  confirmed_by  uuid not null,
  confirmed_at  timestamptz not null,
  foreign key (extraction_id, draw_id, typed_by) references draw_extractions (id, draw_id, typed_by),
  constraint draw_results_two_people check (typed_by <> confirmed_by)
);
alter table draws add foreign key (result_id) references draw_results;

create table draw_winners (
  draw_id       uuid not null references draw_results,
  prize         smallint not null check (prize between 1 and 5),
  number        integer not null,
  claim_until   date not null,
  notified_at   timestamptz,
  delivered_at  timestamptz,
  delivered_to  text check (char_length(delivered_to) between 3 and 120),
  delivery_note text check (char_length(delivery_note) <= 400),
  lapsed_at     timestamptz,
  primary key (draw_id, prize),
  unique (draw_id, number),
  foreign key (draw_id, number) references draw_entries (draw_id, number),
  constraint draw_winners_end check (delivered_at is null or lapsed_at is null),
  constraint draw_winners_delivered check ((delivered_at is null) = (delivered_to is null))
);
create index draw_winners_waiting on draw_winners (claim_until)
  where delivered_at is null and lapsed_at is null;

-- How the portal tried to reach a winner.
create table draw_contacts (
  id      uuid primary key default uuidv7(),
  draw_id uuid not null,
  prize   smallint not null,
  channel text not null check (channel in ('email', 'whatsapp', 'phone', 'letter')),
  note    text not null default '' check (char_length(note) <= 280),
  -- Null is the portal itself.
  by_user uuid,
  at      timestamptz not null,
  foreign key (draw_id, prize) references draw_winners (draw_id, prize)
);
create index draw_contacts_winner on draw_contacts (draw_id, prize, at);
