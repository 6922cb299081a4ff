import { createHash } from 'node:crypto';
import { distanceKm } from '../geo';
import movedToLand from './data/onLand.json';
import { cities } from '../geography/cities';
import { countryOf } from '../geography/countries';
import { categoryFor, categories } from './categories';
import { createHotel } from './createHotel';
import { inventory } from './inventory';

const { hotels, inCity } = inventory();
const REQUIRED = [
  'CTG',
  'BOG',
  'MDE',
  'CLO',
  'BAQ',
  'SMR',
  'ADZ',
  'PEI',
  'MZL',
  'AXM',
  'BGA',
  'CUC',
  'VVC',
  'IBE',
  'NVA',
  'PPN',
  'PSO',
  'LET',
  'RCH',
  'MTR',
  'VUP',
  'UIB',
  'MIA',
  'NYC',
  'MCO',
  'MEX',
  'CUN',
  'PUJ',
  'PTY',
  'LIM',
  'UIO',
  'SCL',
  'BUE',
  'RIO',
  'SAO',
  'MAD',
  'BCN',
  'PAR',
  'ROM',
  'LON',
  'AMS',
  'TYO',
  'DXB',
];

describe('the inventory', () => {
  it('has more than two thousand hotels in more than sixty cities, a thousand of them in one and about 120 in Cartagena', () => {
    expect(hotels.length).toBeGreaterThan(2000);
    expect(cities.length).toBeGreaterThan(60);
    expect(inCity('CUN')).toHaveLength(1000);
    expect(inCity('CTG')).toHaveLength(124);
  });
  it('covers the capitals of Colombia and the main cities abroad', () => {
    expect(REQUIRED.filter((code) => inCity(code).length === 0)).toEqual([]);
  });
  it('gives every hotel and city its own number, and every hotel of a city its own name', () => {
    expect(new Set(hotels.map(({ code }) => code)).size).toBe(hotels.length);
    expect(new Set(cities.map(({ seat }) => seat)).size).toBe(cities.length);
    for (const { code } of cities)
      expect(new Set(inCity(code).map(({ name }) => name)).size).toBe(inCity(code).length);
  });
  it('places every zone near its city or in its region, and every hotel within its zone or on the nearest land', () => {
    for (const city of cities)
      for (const zone of city.zones)
        expect([zone.name, distanceKm(city, zone) < 260]).toEqual([zone.name, true]);
    const out = hotels.filter(
      (hotel) => distanceKm(hotel, hotel.zone) > hotel.zone.radiusKm * 1.02,
    );
    expect(out.filter(({ code }) => !(code in movedToLand))).toEqual([]);
    expect(out.filter((hotel) => distanceKm(hotel, hotel.zone) > 2.5)).toEqual([]);
  });
  it('uses every zone and every category', () => {
    for (const city of cities)
      expect(new Set(inCity(city.code).map(({ zone }) => zone.code)).size).toBe(city.zones.length);
    expect(new Set(hotels.map(({ category }) => category.code))).toEqual(
      new Set(categories.map(({ code }) => code)),
    );
    expect(() => categoryFor(1)).toThrow(RangeError);
  });
  it('contains the country of every city', () => {
    for (const { country } of cities) expect(() => countryOf(country)).not.toThrow();
    expect(() => countryOf('XX')).toThrow('unknown country');
  });
  it('is the same in every run', () => {
    const cartagena = cities.find(({ code }) => code === 'CTG');
    if (!cartagena) throw new Error('no Cartagena');
    const taken = new Set<string>();
    expect(Array.from({ length: 124 }, (_, index) => createHotel(cartagena, index, taken))).toEqual(
      inCity('CTG'),
    );
    const described = hotels.map(
      ({ code, name, latitude, longitude, description, address, boards }) => [
        code,
        name,
        latitude,
        longitude,
        description,
        address,
        boards,
      ],
    );
    expect(
      createHash('sha256').update(JSON.stringify(described)).digest('hex'),
    ).toMatchInlineSnapshot(`"457333a09bdbc5d305ecda775f6b630fb957f2263fd24af14f22a0def9979467"`);
  });
});

describe('the descriptions', () => {
  it('are Spanish, with several sentences, and without placeholders or doubled spaces', () => {
    for (const { description } of hotels) {
      expect(description).not.toMatch(/[{}]|\s{2}|undefined|\bde el\b|\ba el\b/);
      expect(description.split(/[.!] /).length).toBeGreaterThanOrEqual(2);
    }
  });
  it('rarely repeat: nine of ten of a city are unique', () => {
    const described = inCity('CTG').map(({ description }) => description);
    expect(new Set(described).size / described.length).toBeGreaterThan(0.9);
  });
  it('come with addresses as Colombians write them', () => {
    for (const { address } of inCity('BOG'))
      expect(address).toMatch(/^(Calle|Carrera|Diagonal|Transversal|Km) .+, .+/);
  });
});
