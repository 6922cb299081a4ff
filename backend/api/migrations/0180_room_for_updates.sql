-- Room on each page for the next versions of its rows, and wide values of bookings in their own storage, so that an update copies a
-- fifth of a row and more updates need no new entry in any index. Rows that exist already change with their next update.
alter table bookings set (fillfactor = 80, toast_tuple_target = 512);
alter table payments set (fillfactor = 80);
