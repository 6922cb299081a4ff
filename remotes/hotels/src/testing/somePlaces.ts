import type { PlacesResponse } from '@tiquete/contracts';

export const somePlaces: PlacesResponse = {
  data: {
    cities: [
      {
        code: 'CTG',
        name: 'Cartagena',
        label: 'Cartagena, Colombia',
        country_code: 'CO',
        country_name: 'Colombia',
        region: 'Bolívar',
        image: '/media/places/CTG',
        geo: { latitude: 10.4, longitude: -75.5 },
        hotels_count: 210,
      },
    ],
    hotels: [
      {
        hotelCode: '1001',
        name: 'Casa Cartagena',
        destination_code: 'CTG',
        city_name: 'Cartagena',
        country_code: 'CO',
        star_number: 4,
        image: '/media/hb/1001/1',
      },
    ],
  },
};
