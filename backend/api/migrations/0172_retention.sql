-- Rows that are over are deleted by the worker of all brands (composition/retention.ts): its right to read and delete them, and an
-- index on the time that the rule compares.
create policy operator_log_of_worker on operator_log to app_worker using (true);
grant select on operator_log to app_worker;
grant delete on outbox, operator_log, reconciliation_runs to app_worker;

create index outbox_over on outbox (sent_at) where sent_at is not null;
create index operator_log_over on operator_log (at);
create index reconciliation_runs_over on reconciliation_runs (started_at) where finished_at is not null;
