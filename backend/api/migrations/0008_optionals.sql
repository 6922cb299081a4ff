-- Extras of a booking: what was offered, what is in the cart, what became of it; and the days of our own transfers.

-- Whole pesos of the extras; what is paid is total + optionals_total. Frozen once a payment is open.
alter table bookings add column optionals_total bigint not null default 0 check (optionals_total >= 0);

-- One per booking. `offers` is our own answer to the newest search: prices come from here and never from a browser.
create table optional_carts (
  brand text not null,
  booking_id uuid not null,
  -- Grows with every change: who changes the cart names the version that was seen.
  version int not null default 0,
  offers jsonb not null,
  searched_at timestamptz not null,
  primary key (brand, booking_id),
  foreign key (brand, booking_id) references bookings (brand, id)
);

create table booking_optionals (
  id uuid primary key,
  brand text not null,
  booking_id uuid not null,
  -- Ours and the provider's: it must never name two purchases.
  reference text not null unique check (length(reference) <= 32),
  code text not null,
  provider text not null,
  kind text not null check (kind in ('ASSISTANCE', 'BAGS', 'SEATS', 'PRIORITY', 'TRANSFER')),
  quantity int not null check (quantity > 0),
  -- Whole pesos, of one and of all.
  price bigint not null check (price >= 0),
  amount bigint not null check (amount = price * quantity),
  passenger_ids jsonb not null,
  segment_ids jsonb not null,
  -- Shown to the traveller: name, description, day, operator. No personal data.
  shown jsonb not null,
  -- What the provider needs; never leaves the server, no personal data.
  supplier_data jsonb not null,
  -- Its own terms, as sold.
  cancellation jsonb not null,
  state text not null check (state in (
    'CHOSEN', 'RELEASED', 'BOOKING', 'UNKNOWN', 'REVIEW', 'CONFIRMED', 'REFUSED', 'CANCELLING', 'CANCEL_UNKNOWN', 'CANCELLED')),
  tries int not null default 0,
  tried_at timestamptz,
  first_tried_at timestamptz,
  look_ups int not null default 0,
  locator text,
  -- Whole pesos that went back, or are on their way.
  refunded bigint not null default 0 check (refunded between 0 and amount),
  -- When the next step is due; null: nothing is.
  next_at timestamptz,
  failures int not null default 0,
  lease_until timestamptz,
  lease_token uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (brand, id),
  unique (booking_id, code),
  foreign key (brand, booking_id) references bookings (brand, id),
  check (state not in ('CONFIRMED', 'CANCELLING', 'CANCEL_UNKNOWN') or locator is not null)
);
create index booking_optionals_due on booking_optionals (brand, next_at) where next_at is not null;

-- Whoever moves a booking on, its extras are looked at next: in the same transaction, so that none is forgotten.
create function booking_optionals_follow() returns trigger language plpgsql as $$
begin
  update booking_optionals set next_at = new.updated_at
  where brand = new.brand and booking_id = new.id and state not in ('REFUSED', 'CANCELLED');
  return null;
end
$$;
create trigger booking_optionals_follow after update of state on bookings
  for each row when (old.state is distinct from new.state) execute function booking_optionals_follow();

-- Vehicles of our own contracts, by service and day; sold with `update … where sold + n <= allotment` and no other way.
create table transfer_days (
  brand text not null references brands (id),
  service text not null,
  day date not null,
  allotment int not null check (allotment >= 0),
  sold int not null default 0 check (sold between 0 and allotment),
  primary key (brand, service, day)
);

-- What our own contracts owe to whom: the provider's side of an optional, found by its reference.
create table transfer_orders (
  brand text not null references brands (id),
  reference text not null unique,
  service text not null,
  day date not null,
  vehicles int not null check (vehicles > 0),
  state text not null check (state in ('HELD', 'CONFIRMED', 'CANCELLED')),
  locator text not null unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (brand, reference)
);
create index transfer_orders_by_day on transfer_orders (brand, day, service);

do $$
declare name text;
begin
  foreach name in array array['optional_carts', 'booking_optionals', 'transfer_days', 'transfer_orders'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I to app_rw using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))',
      name || '_of_brand', name);
  end loop;
end
$$;
grant select, insert, update on optional_carts, transfer_days, transfer_orders to app_rw;
-- A line that is taken out of the cart before anything was paid leaves no trace.
grant select, insert, update, delete on booking_optionals to app_rw;
