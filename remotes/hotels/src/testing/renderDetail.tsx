import type { HotelDetailsResponse } from '@tiquete/contracts';
import { Page } from '../detail/Page';
import { detailUrl } from '../urls';
import { aHotel, aQuery, aResult } from './builders';
import { aTariffWith, someDetails } from './checkoutBuilders';
import { renderHotels, type HotelsRenderOptions } from './renderHotels';

const url = detailUrl(aQuery, '1001');
const photos = ['Fachada', 'Piscina', 'Lobby'].map((caption, index) => ({
  url: `/media/hb/1001/${index}`,
  caption,
  category: '',
}));
/** Details with two tariffs in one room, photos, amenities and nearby places. */
export const rich = (changes: Partial<HotelDetailsResponse['data']> = {}) => {
  const details = someDetails(
    [
      aTariffWith({ productCode: 'p-1' }),
      aTariffWith({
        productCode: 'p-2',
        total: 1_900_000,
        allotment: null,
        boardCode: 'AI',
        boardName: 'Todo incluido',
      }),
    ],
    changes,
  );
  const { hotel } = details.data;
  const content = {
    images: photos,
    description: 'Casona restaurada.',
    amenities: [
      { code: '1', name: 'Piscina', group: 'Exterior', fee: false },
      { code: '2', name: 'Spa', group: 'Bienestar', fee: true },
    ],
    points_of_interest: [
      { name: 'Torre del Reloj', distance_m: 1240 },
      { name: 'Muralla', distance_m: 80 },
    ],
  };
  return { ...details, data: { ...details.data, hotel: { ...hotel, ...content } } };
};
type Answers = NonNullable<HotelsRenderOptions['answers']>;
/** Renders the hotel's page. Unless `answers` say otherwise, the api finds it. */
export function open(answers: Answers = {}, options: HotelsRenderOptions = {}) {
  const all = {
    'POST hotels/searchs': () => aResult([aHotel], { sessionCode: 'own-session' }),
    'POST hotels/details': () => rich(),
    ...answers,
  };
  return renderHotels(<Page />, { route: url, answers: all, ...options });
}
