import { distanceKm } from '../geo';
import { inventory } from '../inventory/inventory';
import { createRandom } from '../random';
import { respell } from './respell';
import { roomGroupOf } from './roomWords';
import { doStock } from './stock';

const { hotels } = doStock();
const twins = hotels.filter(({ twinOf }) => twinOf !== null);

it('has about 1,200 hotels, including three of ten of the other supplier’s', () => {
  expect(hotels.length).toBeGreaterThan(1100);
  expect(hotels.length).toBeLessThan(1300);
  const share = twins.length / inventory().hotels.length;
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.32);
});
it('gives every hotel its own number and name, and no number of the other supplier', () => {
  expect(new Set(hotels.map(({ code }) => code)).size).toBe(hotels.length);
  expect(new Set(hotels.map(({ slug }) => slug)).size).toBe(hotels.length);
  expect(hotels.filter(({ code }) => inventory().find(code) || String(code).length > 7)).toEqual(
    [],
  );
});
it('places shared properties a few metres away, mostly with another spelling', () => {
  const others = twins.map((twin) => inventory().find(twin.twinOf ?? 0));
  expect(
    twins.every((twin, index) => {
      const other = others[index];
      return other && distanceKm(twin, other) < 0.04;
    }),
  ).toBe(true);
  expect(
    twins.filter((twin, index) => twin.name !== others[index]?.name).length / twins.length,
  ).toBeGreaterThan(0.7);
});
it('prices shared properties differently from the other supplier, some lower', () => {
  expect(new Set(twins.map(({ seed }) => seed)).size).toBe(twins.length);
  expect(
    twins.filter((twin) => twin.quality < (inventory().find(twin.twinOf ?? 0)?.quality ?? 0))
      .length / twins.length,
  ).toBeGreaterThan(0.3);
});
it('lets a rate find its room in the content', () => {
  for (const { rooms } of hotels)
    expect(new Set(rooms.map((room) => JSON.stringify(roomGroupOf(room)))).size).toBe(rooms.length);
});
it('spells names as other catalogues do', () => {
  const spelled = new Set(
    Array.from({ length: 80 }, (_, seed) =>
      respell('Hotel Casa Páramo', 'Bogotá', createRandom(`s${seed}`)),
    ),
  );
  expect([...spelled]).toEqual(
    expect.arrayContaining([
      'Casa Paramo Boutique Hotel',
      'Hotel Casa Paramo',
      'Hotel Casa Paramo Bogota',
      'Casa Páramo, Bogotá',
    ]),
  );
});
