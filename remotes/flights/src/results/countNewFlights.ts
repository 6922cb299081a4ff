import { newKeys } from '@tiquete/search';
import { journeyKey } from '../model/itineraryKey';
import type { ResultPage } from '../state/flightState';

/** Number of flights that the page does not show yet. The same flights in other fares or from other suppliers count once. */
export const countNewFlights = (page: ResultPage, newPage: ResultPage | null): number =>
  newPage ? newKeys(page.data, newPage.data, journeyKey).size : 0;
