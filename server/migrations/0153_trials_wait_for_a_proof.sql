-- The trial that somebody chose before they had proved an e-mail or a WhatsApp number. It begins with the
-- proof, once; until then the account is of the club.
create table asked_trials (
  user_id uuid primary key references users (id) on delete cascade,
  plan_type text not null references plans (id) check (plan_type <> 'clube'),
  cycle text not null check (cycle in ('month', 'year')),
  asked_at timestamptz not null
);
