-- Brands, travellers, sessions and attempt counters. Runs on PostgreSQL 15 and newer.
-- A row of a brand is visible only to a transaction that set role app_rw and app.brand.

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_rw') then
    create role app_rw nologin;
  end if;
exception
  -- The role belongs to the whole server: another database may create it at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  if current_setting('is_superuser') = 'off' then
    grant app_rw to current_user;
  end if;
exception
  -- An administrator granted it beforehand, and we may not grant it ourselves.
  when insufficient_privilege then
    if not pg_has_role(current_user, 'app_rw', 'member') then raise; end if;
end
$$;

create table brands (
  id text primary key,
  hosts text[] not null,
  file jsonb not null,
  updated_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  brand text not null references brands (id),
  email text not null check (email = lower(email)),
  name text not null,
  image text,
  password_hash text not null,
  created_at timestamptz not null,
  unique (brand, email),
  unique (brand, id)
);

create table sessions (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash text primary key,
  brand text not null,
  user_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_seconds int not null,
  absolute_seconds int not null,
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index sessions_of_user on sessions (brand, user_id);
create index sessions_by_age on sessions (last_seen_at);

create table rate_counters (
  brand text not null,
  key text not null,
  hits int not null,
  window_ends timestamptz not null,
  blocked_until timestamptz not null,
  primary key (brand, key)
);
create index rate_counters_by_age on rate_counters (window_ends);

-- Keys made by the first start when the environment brings none. Not granted to app_rw.
create table secrets (
  name text primary key,
  value text not null
);

alter table users enable row level security;
alter table users force row level security;
create policy users_of_brand on users to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));

alter table sessions enable row level security;
alter table sessions force row level security;
-- Whoever knows a token's hash may see and end that one session on any host: it is how a session shown to another brand is ended.
create policy sessions_of_brand on sessions to app_rw
  using (brand = current_setting('app.brand', true) or token_hash = current_setting('app.session', true))
  with check (brand = current_setting('app.brand', true));

alter table rate_counters enable row level security;
alter table rate_counters force row level security;
create policy rate_counters_of_brand on rate_counters to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));

grant select, insert, update, delete on users, sessions, rate_counters to app_rw;
