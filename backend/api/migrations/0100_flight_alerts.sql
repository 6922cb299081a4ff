-- Who asked by mail to be told when a flight gets cheaper. One row of an address and a trip; unconfirmed ones are deleted after
-- two days, the others when they are ended, when the account of the address is deleted or once the trip has left.
create table flight_alerts (
  id uuid primary key,
  brand text not null references brands (id),
  -- SHA-256 of brand and address, to find what somebody asked for.
  recipient text not null,
  -- AES-256-GCM: the address. Nothing else is known of the person.
  sealed text not null,
  origin text not null,
  destination text not null,
  cabin text not null,
  departs_on date not null,
  -- The same as the departure of a trip of one way.
  returns_on date not null,
  is_round_trip boolean not null,
  -- Of the consent that was given with the request.
  data_policy_version text not null,
  -- Whole pesos of one adult: known when it was asked for, or told last. Null: not known yet, the first price that is seen counts.
  price bigint check (price > 0),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  told_at timestamptz,
  unique (brand, id),
  unique (brand, recipient, origin, destination, cabin, is_round_trip, departs_on, returns_on)
);
create index flight_alerts_of_trip on flight_alerts (brand, origin, destination, departs_on) where confirmed_at is not null;
create index flight_alerts_over on flight_alerts (departs_on);

-- What the mails' links carry; every mail has one of its own.
create table flight_alert_links (
  -- SHA-256 of the token; the token itself is never stored.
  token_hash text primary key,
  brand text not null,
  alert_id uuid not null,
  -- Null: it only ends the alert.
  confirms_until timestamptz,
  foreign key (brand, alert_id) references flight_alerts (brand, id) on delete cascade
);
create index flight_alert_links_of_alert on flight_alert_links (brand, alert_id);

do $$
declare name text;
begin
  foreach name in array array['flight_alerts', 'flight_alert_links'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I to app_rw using (brand = current_setting(''app.brand'', true)) with check (brand = current_setting(''app.brand'', true))', name || '_of_brand', name);
    execute format('grant select, insert, update, delete on %I to app_rw', name);
  end loop;
end
$$;
-- The worker looks where there are any, and deletes what is over, of every brand.
create policy flight_alerts_of_worker on flight_alerts to app_worker using (true);
grant select, delete on flight_alerts to app_worker;
