-- A release that a part of the visitors gets before all do. Shared by all brands, so no row-level security; read and written by the
-- tables' owner only.
create table release_canaries (
  -- `*`: every brand that has nothing of its own.
  brand text not null,
  remote text not null,
  release text not null,
  percent numeric(5, 2) not null check (percent > 0 and percent < 100),
  started_at timestamptz not null default now(),
  -- Since when it has this percentage: what was seen before does not judge it.
  percent_since timestamptz not null default now(),
  moved_by text not null,
  primary key (brand, remote),
  foreign key (remote, release) references releases (remote, release)
);

-- What browsers tell of releases: counts by hour. `bucket` is 0, or for a time or a shift the place in its histogram.
create table release_health (
  brand text not null,
  remote text not null,
  release text not null,
  hour timestamptz not null,
  metric text not null,
  bucket smallint not null,
  count bigint not null,
  primary key (remote, release, metric, hour, brand, bucket)
);
create index release_health_by_age on release_health (hour);

-- Which visit told what, so that each counts once; kept for a day. The address is a keyed hash of the visitor's network.
create table release_reports (
  visit text not null,
  remote text not null,
  release text not null,
  metric text not null,
  address text not null,
  reported_at timestamptz not null,
  primary key (visit, remote, release, metric)
);
create index release_reports_of_addresses on release_reports (address, reported_at);
create index release_reports_of_failures on release_reports (release, reported_at) where metric = 'failed';
create index release_reports_by_age on release_reports (reported_at);
