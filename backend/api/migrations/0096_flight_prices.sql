-- What searches found: the lowest price of one adult by route and days, with mark-up and fee; of no person. Forgotten after 60 days.
create table flight_prices (
  brand text not null references brands (id),
  origin text not null,
  destination text not null,
  cabin text not null,
  departs_on date not null,
  -- The same as the departure of a trip of one way.
  returns_on date not null,
  is_round_trip boolean not null,
  -- Whole pesos.
  price bigint not null check (price > 0),
  seen_at timestamptz not null,
  primary key (brand, origin, destination, cabin, is_round_trip, departs_on, returns_on)
);
create index flight_prices_by_age on flight_prices (seen_at);
alter table flight_prices enable row level security;
alter table flight_prices force row level security;
create policy flight_prices_of_brand on flight_prices to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on flight_prices to app_rw;
-- The worker deletes what is over, of every brand.
create policy flight_prices_of_worker on flight_prices to app_worker using (true);
grant select, delete on flight_prices to app_worker;
