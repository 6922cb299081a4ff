import { brandDraftSchema, type PublishedSettings } from '@tiquete/contracts';
import type { BrandRefusal } from '../refusal';
import { nightsSchema } from '../testing/published';
import { aBrandFile } from '../../storefront/testing/documents';
import { checkSettings, unknownSettings } from './checkSettings';

const schema = nightsSchema(14);
const words = { title: 'Precio', description: 'Lo primero que se ve.' };
const published: PublishedSettings[] = [
  {
    remote: 'hotels',
    product: 'HOTEL',
    schema: {
      ...schema,
      properties: {
        ...schema.properties,
        price_first: { type: 'boolean', ...words, default: false },
      },
    },
  },
];
type Chosen = Record<string, Record<string, string | number | boolean>>;
const aBrand = (settings: Chosen) => brandDraftSchema.parse({ ...aBrandFile(), settings });
const refusal = (settings: Chosen, before: Chosen | null = null) => {
  try {
    checkSettings(aBrand(settings), before && aBrand(before), published);
    return null;
  } catch (error) {
    return error as BrandRefusal;
  }
};

it('accepts values that the release allows, and names the field and the bounds of others', () => {
  expect(refusal({ hotels: { nights: 14, price_first: true } })).toBeNull();
  const refused = refusal({ hotels: { nights: 15, price_first: 'si' } });
  expect(refused).toMatchObject({ code: 'BAD_SETTING' });
  expect(refused?.problems).toMatchObject([
    { field: 'settings.hotels.nights', said: 'Escribe un número entero entre 1 y 14.' },
    { field: 'settings.hotels.price_first', said: 'Elige sí o no.' },
  ]);
});

it('retains values of other releases, so that a rollback or a canary does not block an edit', () => {
  const before = { hotels: { nights: 20 } };
  expect(
    refusal({ hotels: { nights: 20, of_a_canary: 'x' }, cruises: { deck: 3 } }, before),
  ).toBeNull();
  expect(refusal({ hotels: { nights: 21 } }, before)).not.toBeNull();
});

it('names settings that no release of the brand knows', () => {
  const brand = aBrand({ hotels: { nights: 3, nigths: 4 }, cruises: { deck: 3 } });
  expect(unknownSettings(brand, published)).toEqual([
    'settings.hotels.nigths',
    'settings.cruises.deck',
  ]);
});
