-- Flights: offers priced again with the seats and bags chosen for them, and when a booking was paid.

-- The right to withdraw from an air ticket counts from here; null: before this was written down.
alter table bookings add column paid_at timestamptz;

-- What may be bought for a quarter of an hour. Prices come from here and never from a browser. No personal data.
create table flight_prebookings (
  id uuid primary key,
  brand text not null references brands (id),
  -- Null: a guest's, who holds a signed list of them.
  user_id uuid,
  source text not null check (source in ('GDS', 'NDC')),
  -- The offer with its supplier's key, who travels by type and age, what can be added: never leaves the server.
  supplier jsonb not null,
  -- As it was answered last.
  answer jsonb not null,
  -- Null: nobody has asked for them yet.
  seats jsonb,
  cart jsonb not null default '[]',
  -- Grows with every change: who changes the cart, or buys it, names the version that was seen.
  cart_version int not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (brand, id),
  foreign key (brand, user_id) references users (brand, id) on delete cascade
);
create index flight_prebookings_by_end on flight_prebookings (brand, expires_at);

alter table flight_prebookings enable row level security;
alter table flight_prebookings force row level security;
create policy flight_prebookings_of_brand on flight_prebookings to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on flight_prebookings to app_rw;
