-- Who was asked by mail to keep a brand or to serve its travellers: accounts of the brand itself, by the address that was written to.
create table brand_invitations (
  id uuid primary key,
  brand text not null,
  email text not null,
  role text not null check (role in ('brand-admin', 'operator')),
  -- SHA-256 of the mailed token; the token itself is never stored.
  token_hash text not null unique,
  sent_at timestamptz not null,
  sent_by text not null,
  expires_at timestamptz not null,
  unique (brand, email)
);

-- Append-only: who let whom in or out, and when.
create table brand_access_log (
  id bigint generated always as identity primary key,
  brand text not null,
  at timestamptz not null,
  by text not null,
  act text not null check (act in ('INVITED', 'UNINVITED', 'JOINED', 'ROLE', 'REMOVED')),
  email text not null,
  role text not null
);
create index brand_access_log_of_brand on brand_access_log (brand, id desc);

do $$
declare name text;
begin
  foreach name in array array['brand_invitations', 'brand_access_log'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I to app_rw using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))',
      name || '_of_brand', name);
  end loop;
end
$$;
grant select, insert, update, delete on brand_invitations to app_rw;
grant select, insert on brand_access_log to app_rw;
