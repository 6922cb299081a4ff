-- Hosts that a brand names, and whether it showed that they are its own: only those go into service. A draft names hosts before its
-- brand is there, so there is no reference to it. Shared by all brands, so no row-level security; read and written by the tables' owner only.
create table brand_hosts (
  brand text not null check (brand ~ '^[a-z][a-z0-9-]{1,30}$'),
  host text not null check (length(host) <= 253),
  -- What the owner of the host puts into its zone or onto its web server.
  token text not null check (token ~ '^[0-9a-f]{32}$'),
  state text not null default 'pending' check (state in ('pending', 'verified', 'failed')),
  -- How it was looked for last; `file`: it came with the brand's file.
  method text check (method in ('dns', 'http', 'file')),
  checked_at timestamptz,
  checked_by text,
  -- Of a failure: its code, and what was found instead.
  why text,
  found text[] not null default '{}',
  primary key (brand, host),
  check ((state = 'failed') = (why is not null)),
  check ((state = 'pending') = (checked_at is null))
);
-- Of several brands that name a host one at most has it.
create unique index brand_hosts_verified on brand_hosts (host) where state = 'verified';

-- Hosts that the draft of a brand or what it has published names, in their order.
create view brand_named_hosts as
  select brand, host, min(place) as place
    from brand_versions as version, jsonb_array_elements_text(file -> 'hosts') with ordinality as named (host, place)
   where published_at is null or number = (
     select max(number) from brand_versions where brand = version.brand and published_at is not null)
   group by brand, host;

insert into brand_hosts (brand, host, token, state, method, checked_at, checked_by)
  select id, host, replace(gen_random_uuid()::text, '-', ''), 'verified', 'file', updated_at, 'file'
    from brands, unnest(hosts) as host on conflict do nothing;
insert into brand_hosts (brand, host, token)
  select brand, host, replace(gen_random_uuid()::text, '-', '') from brand_named_hosts on conflict do nothing;
