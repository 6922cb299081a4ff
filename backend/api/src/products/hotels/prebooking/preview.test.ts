import type { HotelDetailsResponse } from '@tiquete/contracts';
import { codesOf } from '../testing/anApi';
import { aSaleApi } from '../testing/aSaleApi';
import { aSearch } from '../testing/builders';

const preview = { 'x-preview': 'draft' };
const stay = { hotelCode: '1001', rooms: aSearch().rooms };

it('hides offers of a preview from sales, and its search from pages outside the preview', async () => {
  const { post, prebooking, simulate } = await aSaleApi();
  const searched = await post('searchs', aSearch(), undefined, preview);
  const { sessionCode } = searched.json().data;
  const opened = await post('details', { sessionCode, ...stay }, undefined, preview);
  const { data }: HotelDetailsResponse = opened.json();
  const productCode = data.rooms[0]?.tariffs[0]?.productCode ?? '';
  const sold = await simulate({ ...(await prebooking()), sessionCode, productCode });
  expect(codesOf(sold)).toEqual(['SESSION_EXPIRED']);
  expect(codesOf(await post('details', { sessionCode, ...stay }))).toEqual(['SESSION_EXPIRED']);
});
