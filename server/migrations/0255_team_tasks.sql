-- What three people say to each other about what waits: whose it is, until when, later, done.
create table team_tasks (
  kind           text not null check (char_length(kind) between 1 and 40),
  -- Of a row, a service or a prize: what the kind calls its own.
  thing_id       text not null check (char_length(thing_id) between 1 and 80),
  assignee_id    uuid references users on delete set null,
  due_at         timestamptz,
  snoozed_until  timestamptz,
  -- Since when waited what somebody called done: the same trouble, begun anew, waits again.
  resolved_since timestamptz,
  resolved_at    timestamptz,
  resolved_by    uuid references users on delete set null,
  updated_at     timestamptz not null,
  primary key (kind, thing_id),
  constraint team_tasks_resolved check ((resolved_since is null) = (resolved_at is null))
);
create index team_tasks_assignee on team_tasks (assignee_id) where assignee_id is not null;
create index team_tasks_resolver on team_tasks (resolved_by) where resolved_by is not null;
create index team_tasks_updated on team_tasks (updated_at);
