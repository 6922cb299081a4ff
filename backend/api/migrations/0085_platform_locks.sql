-- Whether the lock was set by somebody who may release everything: only such a one lifts it. Replicas of the version before write false.
alter table release_locks add column by_platform boolean not null default false;
