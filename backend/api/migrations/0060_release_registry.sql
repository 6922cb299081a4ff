-- Who releases, what each brand gets, and what was done. Shared by all brands, so no row-level security; read and written by the
-- tables' owner only.

-- A publisher's public key (Ed25519, 32 bytes as base64url). A publisher may have several: a new one is added before the old retires.
create table publisher_keys (
  -- Begins the SHA-256 of the public key.
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  publisher text not null check (publisher ~ '^[a-z][a-z0-9-]{1,38}$'),
  public_key text not null unique,
  -- Remotes by id, `shell`, or `*` for everything.
  parts text[] not null check (cardinality(parts) > 0),
  added_at timestamptz not null default now(),
  -- From then on it signs nothing new; what it signed before stays good.
  retired_at timestamptz,
  -- From then on nothing that only it signed is served.
  revoked_at timestamptz
);

-- The signed bytes of a release's record: jsonb does not keep them.
alter table releases add column record text;
create table release_signatures (
  release text not null references releases (release),
  key text not null references publisher_keys (id),
  signature text not null,
  signed_at timestamptz not null default now(),
  primary key (release, key)
);

alter table release_pointers
  -- Whose key moved it, or which operator's session.
  add column moved_by text;

-- An exact set of releases, named by its content: what a page was made of can always be told.
create table release_sets (
  id text primary key check (id ~ '^set_[0-9a-f]{12}$'),
  -- Part → release.
  parts jsonb not null,
  made_at timestamptz not null default now()
);

-- What one brand gets other than everybody.
create table brand_pointers (
  brand text not null references brands (id),
  remote text not null,
  -- Null: the brand is without it.
  release text,
  -- Releases that the brand had before, the newest first.
  earlier text[] not null default '{}',
  -- Why it stays when everybody is moved; null: then it follows.
  pinned text,
  moved_at timestamptz not null default now(),
  moved_by text not null,
  primary key (brand, remote),
  foreign key (remote, release) references releases (remote, release)
);

-- What may not be moved. `*` is every brand, or everything.
create table release_locks (
  brand text not null,
  remote text not null,
  reason text not null,
  actor text not null,
  locked_at timestamptz not null default now(),
  primary key (brand, remote)
);

-- Everything that was done to the above, for good.
create table release_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Whose key it was done with, or which operator's session.
  actor text not null,
  action text not null,
  -- Null: every brand that has nothing of its own.
  brand text,
  remote text,
  release text,
  -- The brand's set of releases, where the act changed it.
  set_before text references release_sets (id),
  set_after text references release_sets (id),
  reason text,
  detail jsonb not null default '{}'
);
create index release_log_of_sets on release_log (brand, id desc) where set_after is not null;
create index release_log_of_remotes on release_log (remote, id desc);

create function release_log_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'release_log is only added to';
end
$$;
create trigger release_log_is_kept before update or delete on release_log
  for each row execute function release_log_is_kept();
create trigger release_log_is_not_emptied before truncate on release_log
  for each statement execute function release_log_is_kept();
