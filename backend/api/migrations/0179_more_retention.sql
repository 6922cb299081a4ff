-- The worker deletes old mails about accounts, and counts of readings whose day is over.
grant delete on mails to app_worker;
create policy people_reads_of_worker on people_reads to app_worker using (true);
grant select, delete on people_reads to app_worker;
