import { brandDraftSchema, type BrandProduct, type MarkUpRule } from '@tiquete/contracts';
import { aBrandFile } from '../../storefront/testing/documents';
import { BrandRefusal } from '../refusal';
import { checkMarkUps } from './checkMarkUps';

const aProduct = (id: string, hasOrigin: boolean): BrandProduct => ({
  ...{ id, remote: id.toLowerCase(), label: id },
  mark_up: { unit: 'viajero', hasOrigin, suppliers: [] },
});
const products = [aProduct('CRUISE', true), aProduct('TOUR', false)];
const of = (...rules: MarkUpRule[]) => brandDraftSchema.parse({ ...aBrandFile(), mark_ups: rules });
const fromBogota = (product: string): MarkUpRule => ({ product, origin: 'BOG', amount: 1 });

it('accepts an origin only for products that have one, as their remote states', () => {
  checkMarkUps(of(fromBogota('CRUISE')), null, products);
  let refused: unknown;
  try {
    checkMarkUps(of(fromBogota('CRUISE'), fromBogota('TOUR')), null, products);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(BrandRefusal);
  expect(refused).toMatchObject({
    code: 'BAD_MARK_UP',
    problems: [{ field: 'mark_ups', said: expect.stringMatching(/^Regla 2\. .*quita el origen/) }],
  });
});

it("retains existing rules, and those of products unknown to the brand's releases", () => {
  const before = of(fromBogota('TOUR'));
  checkMarkUps(of({ product: 'TOUR', amount: 5 }, fromBogota('TOUR')), before, products);
  checkMarkUps(of(fromBogota('BALLOON')), null, products);
});
