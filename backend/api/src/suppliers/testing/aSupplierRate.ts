import type { SupplierContent, SupplierRate } from '../../products/hotels/ports';

/** Rate for two nights from 2027-03-10 with breakfast, with free cancellation until two days before. */
export const aSupplierRate = (changes: Partial<SupplierRate> = {}): SupplierRate => ({
  key: 'supplier-rate-1',
  room: {
    code: 'DBL.ST',
    name: 'Doble estándar',
    beds: [{ type: 'Cama doble', count: 1 }],
    max_adults: 2,
    max_children: 1,
    size_m2: 20,
    images: ['/media/hb/1001/1'],
  },
  board: 'BB',
  total: 700_001,
  per_night: [
    { date: '2027-03-10', amount: 350_001 },
    { date: '2027-03-11', amount: 350_000 },
  ],
  price_breakdown: {
    base: 588_236,
    taxes: [{ name: 'Impuestos (19 %)', amount: 111_765, included: true }],
    fees: [],
    pay_at_hotel: [{ name: 'Cargos del hotel', amount: 16_000, currency: 'COP' }],
  },
  cancellation: {
    refundable: true,
    free_until: '2027-03-08T23:59:00-05:00',
    timeline: [
      { from: null, refund_amount: 700_001, penalty_amount: 0, penalty_porcent: 0 },
      {
        from: '2027-03-08T23:59:00-05:00',
        refund_amount: 0,
        penalty_amount: 700_001,
        penalty_porcent: 100,
      },
    ],
  },
  promotion: null,
  allotment: 9,
  payment_type: 'AT_WEB',
  rate_comments: 'Entrada desde las 15:00.',
  recheck_required: false,
  ...changes,
});
export const aSupplierContent = (changes: Partial<SupplierContent> = {}): SupplierContent => ({
  hotelCode: '1001',
  name: 'Casa Medina',
  description: 'Casona restaurada.',
  star_number: 4,
  address: 'Calle del Santísimo 8-12, Cartagena',
  city_name: 'Cartagena',
  zone_name: 'Centro histórico',
  geo: { latitude: 10.42, longitude: -75.55 },
  phones: ['+576050000000'],
  check_in_from: '15:00',
  check_out_until: '12:00',
  images: [
    { url: '/media/hb/1001/0', caption: 'El hotel', category: 'El hotel' },
    { url: '/media/hb/1001/1', caption: 'Doble estándar', category: 'Habitaciones' },
  ],
  amenities: [{ code: '73/363', name: 'Piscina', group: 'Entretenimiento', fee: false }],
  points_of_interest: [{ name: 'Torre del Reloj', distance_m: 300 }],
  important_info: '',
  ...changes,
});
