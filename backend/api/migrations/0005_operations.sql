-- Who operates, what needs a person, what operators did and read, and what reconciliation found.

alter table users add column role text not null default 'traveler' check (role in ('traveler', 'operator'));

create table cases (
  id uuid primary key,
  brand text not null references brands (id),
  kind text not null check (kind ~ '^[A-Z][A-Z_]{2,39}$'),
  -- What it is about: at most one open case has it.
  key text not null check (length(key) between 1 and 200),
  state text not null default 'OPEN' check (state in ('OPEN', 'RESOLVED')),
  booking_id uuid,
  payment_id uuid,
  refund_id uuid references refunds (id),
  -- What was seen; no personal data.
  data jsonb not null default '{}',
  -- Grows with every change that an operator must know of before acting.
  version int not null default 1,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  resolved_at timestamptz,
  -- 'system' or the operator's id.
  resolved_by text,
  note text,
  unique (brand, id),
  foreign key (brand, booking_id) references bookings (brand, id),
  foreign key (brand, payment_id) references payments (brand, id),
  check ((state = 'RESOLVED') = (resolved_at is not null and resolved_by is not null and note is not null))
);
create unique index cases_one_open on cases (brand, key) where state = 'OPEN';
create index cases_by_state on cases (brand, state, opened_at desc);
create index cases_of_booking on cases (brand, booking_id) where booking_id is not null;

-- Append-only: app_rw may neither change nor delete.
create table case_actions (
  id bigint generated always as identity primary key,
  brand text not null,
  case_id uuid not null,
  at timestamptz not null,
  -- 'system' or the operator's id.
  actor text not null,
  action text not null,
  data jsonb not null default '{}',
  foreign key (brand, case_id) references cases (brand, id)
);
create index case_actions_of_case on case_actions (brand, case_id, id);

-- Append-only: what operators read and did.
create table operator_log (
  id bigint generated always as identity primary key,
  brand text not null references brands (id),
  at timestamptz not null,
  user_id uuid not null,
  act text not null,
  -- Filters, ids, reasons; no personal data.
  data jsonb not null default '{}'
);
create index operator_log_by_time on operator_log (brand, at desc);

-- One row a run; an unfinished one is the lease of whoever runs it.
create table reconciliation_runs (
  id uuid primary key,
  brand text not null references brands (id),
  scope text not null check (scope in ('RECENT', 'FULL')),
  started_at timestamptz not null,
  lease_until timestamptz not null,
  finished_at timestamptz,
  -- Null: running, or its process died.
  result text check (result in ('CLEAN', 'DIFFERENT', 'PARTIAL', 'FAILED', 'LOST')),
  checked int not null default 0,
  -- What nobody could be asked about this time.
  unanswered int not null default 0,
  -- By kind.
  differences jsonb not null default '{}',
  check ((finished_at is null) = (result is null))
);
create unique index reconciliation_one_running on reconciliation_runs (brand, scope) where finished_at is null;
create index reconciliation_by_time on reconciliation_runs (brand, scope, started_at desc);

do $$
declare name text;
begin
  foreach name in array array['cases', 'case_actions', 'operator_log', 'reconciliation_runs'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I to app_rw using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))',
      name || '_of_brand', name);
  end loop;
end
$$;
grant select, insert, update on cases, reconciliation_runs to app_rw;
grant select, insert on case_actions, operator_log to app_rw;
