-- The cheapest departure of a package that has a room is found without looking at the others.
create index package_departures_by_price on package_departures (brand, package, from_price, starts_on) include (sale_ends_on) where is_open;
