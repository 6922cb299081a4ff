-- Our own catalogue of packages. Prices are whole pesos or whole dollars, by the package's currency.

-- One row per brand that has a catalogue; who imports holds it, so that two imports of a brand follow each other.
create table package_catalogues (
  brand text primary key references brands (id),
  -- `demo`: the demonstration's, which a newer one may replace; `file`: an agency's.
  source text not null check (source in ('demo', 'file')),
  -- SHA-256 of what was imported.
  hash text not null,
  imported_at timestamptz not null
);

create table packages (
  brand text not null references brands (id),
  code text not null,
  name text not null,
  currency text not null check (currency in ('COP', 'USD')),
  nights int not null check (nights >= 0),
  is_on_sale boolean not null,
  image text not null,
  -- Where one may leave from; empty: the journey begins at its first stop.
  origins text[] not null,
  include_types text[] not null,
  stars numeric(2, 1)[] not null,
  -- Everything else that is shown or priced, as `packageContentSchema` says; read whole, never searched.
  content jsonb not null,
  updated_at timestamptz not null,
  primary key (brand, code)
);

-- By what a package is found: a region, a country or a city of its route.
create table package_places (
  brand text not null,
  place text not null,
  package text not null,
  primary key (brand, place, package),
  foreign key (brand, package) references packages (brand, code)
);
create index package_places_of_package on package_places (brand, package);

create table package_departures (
  brand text not null,
  package text not null,
  starts_on date not null,
  -- The last day on which it is sold.
  sale_ends_on date not null,
  season text not null,
  -- For each adult in double or, without one, in the cheapest room; of the cheapest hotel.
  from_price bigint not null check (from_price > 0),
  is_open boolean not null,
  primary key (brand, package, starts_on),
  foreign key (brand, package) references packages (brand, code)
);

-- Rooms of a departure by type; held and sold with `update … where held + sold + n <= total` and no other way.
create table package_allotments (
  brand text not null,
  package text not null,
  starts_on date not null,
  room_type text not null check (room_type in ('single', 'double', 'triple')),
  total int not null check (total > 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (brand, package, starts_on, room_type),
  foreign key (brand, package, starts_on) references package_departures (brand, package, starts_on),
  check (held + sold <= total)
);

do $$
declare name text;
begin
  foreach name in array array[
    'package_catalogues', 'packages', 'package_places', 'package_departures', 'package_allotments'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy %I on %I to app_rw using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))',
      name || '_of_brand', name);
  end loop;
end
$$;
grant select, insert, update, delete
  on package_catalogues, packages, package_places, package_departures, package_allotments to app_rw;
