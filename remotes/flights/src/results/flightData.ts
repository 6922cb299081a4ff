import type { Brand, FlightDictionaries, FlightSegmentSold } from '@tiquete/contracts';
import type { StructuredData } from '@tiquete/search';
import { airportName, carrierName } from '../model/carriers';
import type { FlightGroup } from './list/groupFlights';

/** Longest list of flights in the structured data. */
const MOST = 5;

/** The first flights with their lowest price, as a list of https://schema.org/Flight. `origin` is the brand's. */
export function flightData(
  groups: readonly FlightGroup[],
  dictionaries: FlightDictionaries,
  brand: Brand,
  origin: string,
): StructuredData {
  const airport = (code: string) => ({
    '@type': 'Airport',
    iataCode: code,
    name: airportName(dictionaries, code),
  });
  const flight = ({ carrierCode, number, departure, arrival, duration }: FlightSegmentSold) => ({
    '@type': 'Flight',
    flightNumber: `${carrierCode}${number}`,
    provider: {
      '@type': 'Airline',
      iataCode: carrierCode,
      name: carrierName(dictionaries, carrierCode),
    },
    departureAirport: airport(departure.iataCode),
    departureTime: departure.at,
    arrivalAirport: airport(arrival.iataCode),
    arrivalTime: arrival.at,
    estimatedFlightDuration: duration,
  });
  return {
    '@type': 'ItemList',
    itemListElement: groups.slice(0, MOST).map(({ itineraries, cheapest }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Offer',
        itemOffered: itineraries.flatMap(({ segments }) => segments.map(flight)),
        price: cheapest.totalPrice,
        priceCurrency: 'COP',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'TravelAgency', '@id': `${origin}/#agency`, name: brand.name },
      },
    })),
  };
}
