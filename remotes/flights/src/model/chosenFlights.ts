import { MAX_FLIGHT_SEGMENTS } from '@tiquete/contracts/limits';

/** The flights, fare and price that a traveller chose. They stay valid after the search session ends. */
export interface ChosenFlights {
  /** `itineraryKey` of each itinerary, in the order of the journey. */
  flights: string[];
  /** Code of the branded fare; null if none was offered. */
  tariff: string | null;
  /** Whole pesos for all travellers; null if the address lacks it. */
  total: number | null;
}

/** Parameters of the checkout's address, besides those of the search and the offer. */
export function chosenPairs({ flights, tariff, total }: ChosenFlights): [string, string][] {
  return [
    ...flights.map((key): [string, string] => ['flight', key]),
    ...(tariff === null ? [] : [['tariff', tariff] satisfies [string, string]]),
    ...(total === null ? [] : [['total', String(total)] satisfies [string, string]]),
  ];
}
/** Reads the chosen flights in an address without its invalid values. */
export function parseChosenFlights(search: string): ChosenFlights {
  const params = new URLSearchParams(search);
  const [tariff, total] = [params.get('tariff') ?? '', params.get('total') ?? ''];
  return {
    flights: params
      .getAll('flight')
      .filter((key) => /^[A-Z0-9_-]{6,120}$/.test(key))
      .slice(0, MAX_FLIGHT_SEGMENTS),
    tariff: /^[\w .+-]{1,60}$/.test(tariff) ? tariff : null,
    total: /^[1-9]\d{0,11}$/.test(total) ? Number(total) : null,
  };
}
