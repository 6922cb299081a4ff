-- A guest opens her booking from its mails, or with a code that is sent to its address.

create table booking_keys (
  -- LINK: SHA-256 of the mailed token. CODE: a keyed hash, since six digits can be tried.
  hash text primary key,
  brand text not null,
  booking_id uuid not null,
  purpose text not null check (purpose in ('LINK', 'CODE')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (brand, booking_id) references bookings (brand, id) on delete cascade
);
create index booking_keys_of_booking on booking_keys (brand, booking_id);
create index booking_keys_by_age on booking_keys (brand, expires_at);
alter table booking_keys enable row level security;
alter table booking_keys force row level security;
create policy booking_keys_of_brand on booking_keys to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on booking_keys to app_rw;

alter table bookings
  -- What opened the booking without its account up to then opens it no more: links, codes, browsers.
  add column access_revoked_at timestamptz;
