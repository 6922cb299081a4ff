import { inInstalments } from '../../testing/builders';
import { CARTAGENA, type OpenSale } from '../../testing/openSale';
import { useSale } from '../../testing/useSale';

let sale: OpenSale;
useSale((opened) => (sale = opened));

it('adds extras to the first instalment of a booking', async () => {
  const parts = inInstalments(sale.test.deps.clock());
  const { id } = await sale.book({ ...parts, snapshot: CARTAGENA });
  await sale.search(id);
  await sale.put(id, ['OWN.CTG-IN']);
  const { data } = await sale.search(id);
  expect(data.cart).toMatchObject({
    subtotal: 62_000,
    booking_total: 160_000,
    grand_total: 222_000,
  });
});
