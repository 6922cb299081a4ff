-- A roll-out is frozen when the reports about it look forged: it gets no further visitors until a person decides.
alter table release_canaries
  add column frozen_at timestamptz,
  add column frozen_reason text;

-- Reports whose visit token is not ours, by hour and network. Rows are deleted after a day.
create table release_forged_reports (
  hour timestamptz not null,
  -- A keyed hash of the network, as in release_reports.
  address text not null,
  release text not null,
  count integer not null,
  primary key (release, hour, address)
);
create index release_forged_reports_by_age on release_forged_reports (hour);

-- Verdicts count networks for every metric, no longer for failures alone.
create index release_reports_of_releases on release_reports (release, metric, reported_at);
drop index release_reports_of_failures;
