-- Releases that were current before `previous`, the newest first: what a page may go back to when two in a row do not run.
alter table release_pointers add column earlier text[] not null default '{}';

-- The shell that a replica began to serve: releases are registered where its files are not, and must run in it.
create table shells (
  release text primary key check (release ~ '^[a-z][a-z0-9_]*$'),
  manifest jsonb not null,
  started_at timestamptz not null default now()
);
create index shells_by_start on shells (started_at desc);
