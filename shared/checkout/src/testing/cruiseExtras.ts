import type { ApiBody, ApiResponse, Cart, CartItem, Optional } from '@tiquete/contracts';

const aTransfer = (changes: Partial<Optional> = {}): Optional => ({
  code: 'TO-PORT',
  kind: 'TRANSFER',
  name: 'Traslado al puerto',
  description: 'Del aeropuerto al muelle, en automóvil privado para 2 viajeros con equipaje.',
  operator_name: 'Traslados Caribe Claro (operador ficticio)',
  date: '2027-03-10',
  price: 62_000,
  per: 'booking',
  passenger_ids: [],
  segment_ids: [],
  max_quantity: 1,
  selected: false,
  cancellation: { refundable: true, free_until: '2027-03-08T23:59:00-05:00', timeline: [] },
  ...changes,
});
export const toPort = aTransfer();
export const fromPort = aTransfer({
  code: 'FROM-PORT',
  name: 'Traslado de regreso',
  date: '2027-03-17',
});
export const aPlan = (code: string, name: string): Optional =>
  aTransfer({ code, name, kind: 'ASSISTANCE' });

/** The cart that the api would return for these items. */
export function aCartOf(items: readonly Partial<CartItem>[], version: number): Cart {
  const priced = items.map(({ code = '', quantity = 1 }) => {
    const { kind, name, price } = [toPort, fromPort].find((one) => one.code === code) ?? toPort;
    const amount = price * quantity;
    return { code, quantity, passenger_ids: [], segment_ids: [], kind, name, price, amount };
  });
  const subtotal = priced.reduce((sum, { amount }) => sum + amount, 0);
  const grand_total = 900_000 + subtotal;
  return { items: priced, subtotal, booking_total: 900_000, grand_total, version };
}
export const noExtras: ApiResponse<'POST optionals/searchs'> = {
  data: { optionals: [], cart: aCartOf([], 0) },
};
export const someTransfers: ApiResponse<'POST optionals/searchs'> = {
  data: { optionals: [toPort, fromPort], cart: aCartOf([], 0) },
};
export type Update = ApiBody<'PUT optionals/cart/update'>;
export const update = (body: unknown) => ({
  data: { cart: aCartOf((body as Update).items, (body as Update).cart_version + 1) },
});
