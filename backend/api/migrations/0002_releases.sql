-- Releases of remotes: shared by all brands, so no row-level security; read and written by the tables' owner only.
create table releases (
  remote text not null,
  release text primary key check (release ~ '^[a-z][a-z0-9_]*$'),
  manifest jsonb not null,
  registered_at timestamptz not null default now(),
  unique (remote, release)
);
create index releases_by_remote on releases (remote, registered_at desc);

-- What the next document gets; `previous` is tried by a page that cannot load `release`.
create table release_pointers (
  remote text primary key,
  release text not null,
  previous text,
  moved_at timestamptz not null default now(),
  foreign key (remote, release) references releases (remote, release),
  foreign key (remote, previous) references releases (remote, release),
  check (previous is distinct from release)
);
