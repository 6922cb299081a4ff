-- Networks from which an account was signed in to: strangers' wrong passwords do not keep its owner out there.

create table known_networks (
  brand text not null,
  user_id uuid not null,
  -- Keyed hash of account and network; the address itself is never stored.
  network text not null,
  last_at timestamptz not null,
  primary key (brand, user_id, network),
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index known_networks_by_age on known_networks (last_at);
alter table known_networks enable row level security;
alter table known_networks force row level security;
create policy known_networks_of_brand on known_networks to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update on known_networks to app_rw;
create policy known_networks_of_worker on known_networks to app_worker using (true);
grant select, delete on known_networks to app_worker;
