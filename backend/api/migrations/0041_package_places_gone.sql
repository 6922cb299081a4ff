-- Lists are answered from what a process keeps of a catalogue (docs/decisions/0019): these served them before.
drop table package_places;
drop index package_departures_by_price;
