-- Who has which rooms of our own packages, by the booking's code: what is held, sold, let go of or given back, so that asking
-- twice changes nothing and every room in `package_allotments` has its owner. No reference to the departure: once everything is
-- let go of, an import may delete it.
create table package_holds (
  brand text not null references brands (id),
  reference text not null,
  package text not null,
  starts_on date not null,
  -- How many by room type.
  rooms jsonb not null,
  state text not null check (state in ('HELD', 'SOLD', 'RELEASED', 'RETURNED')),
  -- Until when it is held without being paid.
  ends_at timestamptz not null,
  made_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (brand, reference)
);
create index package_holds_ending on package_holds (brand, ends_at) where state = 'HELD';
create index package_holds_made on package_holds (brand, made_at) where state in ('SOLD', 'RETURNED');

alter table package_holds enable row level security;
alter table package_holds force row level security;
create policy package_holds_of_brand on package_holds to app_rw
  using (brand = current_setting('app.brand', true)) with check (brand = current_setting('app.brand', true));
grant select, insert, update, delete on package_holds to app_rw;
