-- The account: confirmed addresses, mailed links, consents, saved travellers, sessions that can be told apart.

alter table users
  -- Null: not confirmed, so not to be signed in to. Who was there before counts as confirmed.
  add column email_verified_at timestamptz,
  add column phone_country text,
  add column phone text,
  add column birth_date date,
  add column gender int,
  add column nationality text,
  add column language text,
  add column currency text,
  add check ((phone is null) = (phone_country is null));
update users set email_verified_at = created_at;

alter table sessions
  -- What its owner sees of it; the token's hash stays ours.
  add column id uuid not null default gen_random_uuid(),
  -- `Chrome en Windows`: the browser's own text is not kept.
  add column device text not null default '',
  -- When the password was last given.
  add column authenticated_at timestamptz;
update sessions set authenticated_at = created_at;
alter table sessions alter column authenticated_at set not null;
create unique index sessions_by_id on sessions (brand, id);

create table account_links (
  -- SHA-256 of the mailed token; the token itself is never stored.
  token_hash text primary key,
  brand text not null,
  user_id uuid not null,
  purpose text not null check (purpose in ('ACCOUNT', 'EMAIL', 'RESET')),
  -- ACCOUNT: the registration that it confirms, and no other. EMAIL: the new address.
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index account_links_of_user on account_links (brand, user_id, purpose, created_at desc);
create index account_links_by_age on account_links (brand, expires_at);

-- Append-only while the account is there: the proof of what was accepted.
create table account_consents (
  id bigint generated always as identity primary key,
  brand text not null,
  user_id uuid not null,
  terms_version text not null,
  data_policy_version text not null,
  accepted_at timestamptz not null,
  ip text not null,
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index account_consents_of_user on account_consents (brand, user_id, id);

create table saved_travelers (
  id uuid primary key,
  brand text not null,
  user_id uuid not null,
  -- AES-256-GCM, bound to the row: everything personal.
  sealed text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index saved_travelers_of_user on saved_travelers (brand, user_id, created_at);

-- Set when the account of a finished booking is deleted: until when the books must name the buyer.
alter table bookings add column people_until date;
create index bookings_to_anonymize on bookings (brand, people_until) where people_until is not null;

do $$
declare name text;
begin
  foreach name in array array['account_links', 'account_consents', 'saved_travelers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I to app_rw using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))',
      name || '_of_brand', name);
  end loop;
end
$$;
grant select, insert, delete on account_links to app_rw;
grant select, insert on account_consents to app_rw;
grant select, insert, update, delete on saved_travelers to app_rw;
