import { weighAssistance } from './assistance/routes';
import { weighFlights } from './flights/routes';
import { weighHotels } from './hotels/routes';
import { weighPackages } from './packages/routes';

const flights = (segments: number, adults: number, children_ages: number[] = []) =>
  weighFlights({
    segments: Array.from({ length: segments }, (_, index) => ({
      id: String(index),
      originLocationCode: 'BOG',
      destinationLocationCode: 'MDE',
      departureDateTimeRange: { date: '2027-02-01' },
    })),
    passengers: { adults, children: 0, children_ages, seated_infants: 0 },
  });
const hotels = (cities: number, rooms: number, codes = 0) =>
  weighHotels({
    destination_code: Array<string>(cities).fill('BOG'),
    Hotel_codes: Array<string>(codes).fill('1'),
    rooms: Array(rooms).fill({ adults: 2, childrens: [] }),
  });

it('counts one unit for the simplest search of each product', () => {
  const room = [{ adults: 2, childrens: [] }];
  expect(flights(2, 1)).toBe(1);
  expect(hotels(1, 1)).toBe(1);
  expect(weighAssistance({ age_pax: '30' })).toBe(1);
  expect(
    weighPackages({ ItemPackageID: '', Room: undefined, Line: undefined, id_services: [] }),
  ).toBe(1);
  expect(
    weighPackages({
      ItemPackageID: 'P1',
      Room: JSON.parse(JSON.stringify(room)),
      Line: undefined,
      id_services: [],
    }),
  ).toBeLessThan(1);
});

it('multiplies the units of a flight search by its segments and travellers', () => {
  expect(flights(6, 9)).toBe(18);
  expect(flights(6, 1)).toBeGreaterThan(flights(2, 9));
  expect(flights(2, 1, [4, 6])).toBe(flights(2, 3));
  expect(flights(1, 1)).toBeLessThan(flights(2, 1));
});

it('multiplies the units of a hotel search by its cities, rooms and hotels', () => {
  expect(hotels(5, 4)).toBeGreaterThan(10);
  expect(hotels(0, 1, 2000)).toBe(5);
  // Hotels take precedence over cities, and a search of one hotel costs as much as the simplest search.
  expect(hotels(5, 1, 1)).toBe(1);
});

it('multiplies the units of an assistance search by its travellers, and those of a package quote by rooms and services', () => {
  expect(weighAssistance({ age_pax: '30,31,32,33,34' })).toBe(2);
  const quote = (services: number) =>
    weighPackages({
      ItemPackageID: 'P1',
      Room: undefined,
      Line: undefined,
      id_services: Array<string>(services).fill('S1'),
    });
  expect(quote(30)).toBeGreaterThan(quote(1));
});
