import { readAirports } from '../products/flights/places/airportTable';
import { mergeFlights as merging } from '../products/flights/search/mergeFlights';
import { readFlights as reading } from '../products/flights/search/readFlights';
import { mergeAnswers as mergingHotels } from '../products/hotels/search/mergeAnswers';
import { readFound as readingFound } from '../suppliers/dohotels/readFound';
import { readAvailability as readingAvailability } from '../suppliers/hotelbeds/readAvailability';

/** Script of the threads that read and merge search answers. Its exports are the tasks, by name. */
export const readFlights = reading.run;
export const mergeFlights = merging.run;
export const mergeAnswers = mergingHotels.run;
export const readAvailability = readingAvailability.run;
export const readFound = readingFound.run;

// Every flight search needs the table, which takes some tenths of a second to load.
void readAirports();
