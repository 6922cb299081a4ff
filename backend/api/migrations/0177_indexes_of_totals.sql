-- Housekeeping finds prices of past trips, and the console's summary a brand's mails that could not be sent, without reading whole tables.
create index flight_prices_by_departure on flight_prices (departs_on);
create index mails_failed on mails (brand) where state in ('FAILED', 'UNCLEAR');
