import { runSync } from '../async/steps';
import { groupProperties, type Listed } from './groupProperties';

const CARTAGENA = { latitude: 10.4236, longitude: -75.5478 };
/** Degrees of latitude for this many metres. */
const north = (metres: number) => ({
  ...CARTAGENA,
  latitude: CARTAGENA.latitude + metres / 111_195,
});
const a = (name: string, changes: Partial<Listed> = {}): Listed => ({
  hotelCode: '1',
  name,
  city: 'Cartagena',
  geo: CARTAGENA,
  stars: 4,
  ...changes,
});
const areOne = (first: Listed, second: Listed) =>
  runSync(groupProperties([[first], [{ ...second, hotelCode: 'D1' }]])).length === 1;

describe('one property under two spellings', () => {
  it.each([
    ['Hotel Casa Páramo', 'Casa Paramo Boutique Hotel'],
    ['Hotel Boutique del Aljibe', 'Del Aljibe'],
    ['Hostal Bahía Serena', 'BAHIA SERENA HOSTEL'],
    ['Hotel Baluarte', 'Hotel Baluarte by Andina'],
    ['Hotel Baluarte', 'Baluarte, Cartagena'],
    ['Hotel Baluarte', 'Hotel Baluarte Cartagena'],
    ['Harbor Lane & Stone', 'Harbor Lane and Stone Hotel'],
    ['Hôtel des Glycines', 'Glycines'],
    ['Sant’Orsola', "Hotel Sant'Orsola"],
    ['Hotel La Escribanía', 'Hotel La Escribania & Spa'],
    ['Hotel San Telésforo', 'Hotel San Telesfro'],
    ['Hotel Calle 93', 'Calle 93 Hotel'],
    ['Torre Norte Hotel', 'Hotel Torre Norte'],
    ['Hotel Cartagena', 'Cartagena Hotel'],
    ['The Boutique Hotel', 'The Boutique Hotel'],
  ])('%s = %s', (first, second) => {
    expect(areOne(a(first), a(second, { geo: north(25), stars: 4 }))).toBe(true);
    expect(areOne(a(second), a(first, { geo: north(25), stars: 4 }))).toBe(true);
  });
  it('allows other stars for an equal name', () => {
    expect(
      areOne(a('Hotel Baluarte', { stars: 3.5 }), a('Baluarte', { geo: north(140), stars: 3 })),
    ).toBe(true);
    expect(areOne(a('Hotel Baluarte', { stars: 0 }), a('Baluarte', { stars: 5 }))).toBe(true);
  });
});

describe('two properties that look alike', () => {
  it.each<[string, Listed, Listed]>([
    [
      'the same name in another city',
      a('Hotel Baluarte'),
      a('Hotel Baluarte', { city: 'Santa Marta', geo: { latitude: 11.24, longitude: -74.2 } }),
    ],
    [
      'the same name in another part of the city',
      a('Hotel Baluarte'),
      a('Hotel Baluarte', { geo: north(400) }),
    ],
    ['two properties of one street', a('Casa del Aljibe'), a('Casa del Pozo', { geo: north(12) })],
    [
      'two properties of one street that begin alike',
      a('Hotel Casa Santa Inés'),
      a('Hotel Casa Santa Lucía', { geo: north(8) }),
    ],
    [
      'a chain’s two properties',
      a('Hotel Vértice Norte'),
      a('Hotel Vértice Sur', { geo: north(30) }),
    ],
    [
      'a chain’s property without the other’s word',
      a('Hotel Vértice'),
      a('Hotel Vértice Norte', { geo: north(30) }),
    ],
    [
      'a property and its annex',
      a('Hotel Tres Arcos'),
      a('Hotel Tres Arcos Anexo', { geo: north(10) }),
    ],
    ['two towers', a('Cobre Torre I'), a('Cobre Torre II', { geo: north(20) })],
    ['two numbers', a('Hotel Calle 93'), a('Hotel Calle 94', { geo: north(20) })],
    ['another class of the same family', a('Baluarte Express'), a('Baluarte', { geo: north(15) })],
    [
      'stars that no catalogue confuses',
      a('Hotel Baluarte', { stars: 2 }),
      a('Hotel Baluarte', { stars: 5 }),
    ],
    ['nothing in common but common words', a('Casa Villa Real'), a('Gran Casa Real Plaza')],
    [
      'a longer name some numbers down the street',
      a('Hotel Portón Azul'),
      a('Casa Portón Azul', { geo: north(90) }),
    ],
    ['short words one letter apart', a('Hotel Mar'), a('Hotel Mas')],
    ['a property that stands nowhere', a('Hotel Baluarte', { geo: null }), a('Hotel Baluarte')],
    [
      'two properties at no place at all',
      a('Hotel Baluarte', { geo: { latitude: 0, longitude: 0 } }),
      a('Hotel Baluarte', { geo: { latitude: 0, longitude: 0 } }),
    ],
  ])('%s', (_, first, second) => {
    expect(areOne(first, second)).toBe(false);
    expect(areOne(second, first)).toBe(false);
  });
  it('of one supplier are never joined, not even through a listing of another supplier', () => {
    const twice = [
      a('Hotel Baluarte', { hotelCode: '1' }),
      a('Hotel Baluarte', { hotelCode: '2', geo: north(40) }),
    ];
    expect(runSync(groupProperties([twice]))).toHaveLength(2);
    const groups = runSync(
      groupProperties([twice, [a('Baluarte', { hotelCode: 'D1', geo: north(38) })]]),
    );
    expect(groups.map((group) => group.map(({ hotelCode }) => hotelCode))).toEqual([
      ['1'],
      ['2', 'D1'],
    ]);
  });
});
