-- The tables of the platform belong to no brand. A login that does not own the tables reads and writes them as a member of app_platform;
-- rows of brands are reached only as app_rw and app_worker.

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_platform') then
    create role app_platform nologin;
  end if;
exception
  -- The role belongs to the whole server: another database may create it at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;

grant select on schema_migrations, brand_named_hosts to app_platform;
grant select, insert on secrets, release_sets, release_log, release_signatures to app_platform;
grant select, insert, update on brands, releases, publisher_keys, brand_senders, brand_hosts, brand_platform to app_platform;
grant select, insert, update, delete
  on release_pointers, brand_pointers, release_locks, release_canaries, release_health, release_reports, release_forged_reports,
  brand_versions, brand_pictures to app_platform;
grant delete on brand_senders, brand_hosts, brand_platform to app_platform;
