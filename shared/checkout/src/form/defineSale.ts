import type { PriceChange } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { SLOW_CALL_MS } from '../api';
import type { Sale, SaleBody } from '../flow/productFlow';
import { loadExtras } from './loadExtras';

interface BookInput<Body> {
  body: Body;
  idempotencyKey: string;
  timeoutMs: number;
}
export interface SaleRule<Body extends SaleBody, Change> {
  /** Books without paying. @throws ApiProblem */
  book: (api: ApiClient, input: BookInput<Body>) => ReturnType<Sale<Body, Change>['book']>;
  /** Schema of the new offer in the `meta` of PRICE_CHANGED. */
  changeSchema: { safeParse: (meta: unknown) => { data?: Change } };
  accept: Sale<Body, Change>['accept'];
}
/** Defines the sale of one product from its booking call and the schema of a changed price. */
export function defineSale<Body extends SaleBody, Change extends { price: PriceChange }>({
  book,
  changeSchema,
  accept,
}: SaleRule<Body, Change>): Sale<Body, Change> {
  return {
    book: (api, body, idempotencyKey) =>
      book(api, { body, idempotencyKey, timeoutMs: SLOW_CALL_MS }),
    parseChange: ({ code, meta }) =>
      code === 'PRICE_CHANGED' ? (changeSchema.safeParse(meta).data ?? null) : null,
    accept,
    loadExtras,
  };
}
