import type { Facility, Words } from './types';

export const facilityGroups: { code: number; name: Words }[] = [
  { code: 60, name: { es: 'Servicios de la habitación', en: 'Room facilities' } },
  { code: 70, name: { es: 'Instalaciones', en: 'Facilities' } },
  { code: 71, name: { es: 'Comidas', en: 'Catering' } },
  { code: 73, name: { es: 'Entretenimiento', en: 'Entertainment' } },
  { code: 74, name: { es: 'Salud y bienestar', en: 'Health' } },
  { code: 85, name: { es: 'Cosas que debes saber', en: 'Things to keep in mind' } },
];

const row = (code: number, group: number, es: string, en: string): Facility => ({
  code,
  group,
  name: { es, en },
  typology: 1,
});

export const facilities = {
  wifi: row(261, 70, 'Wi-Fi', 'Wi-Fi'),
  parking: row(320, 70, 'Parqueadero', 'Car park'),
  reception: row(260, 70, 'Recepción 24 horas', '24-hour reception'),
  lift: row(200, 70, 'Ascensor', 'Lift access'),
  shuttle: row(562, 70, 'Transporte al aeropuerto', 'Airport shuttle'),
  meeting: row(30, 70, 'Salas de reuniones', 'Meeting rooms'),
  coworking: row(35, 70, 'Zona de coworking', 'Coworking space'),
  garden: row(240, 70, 'Jardín', 'Garden'),
  terrace: row(245, 70, 'Terraza', 'Terrace'),
  rooftop: row(246, 70, 'Azotea con vista', 'Rooftop'),
  pets: row(535, 85, 'Se admiten mascotas', 'Pets allowed'),
  accessible: row(295, 70, 'Habitaciones accesibles', 'Accessible rooms'),
  pool: row(363, 73, 'Piscina', 'Outdoor swimming pool'),
  beachfront: row(620, 73, 'Frente a la playa', 'Beachfront'),
  kids: row(390, 73, 'Club infantil', 'Kids club'),
  bikes: row(410, 73, 'Préstamo de bicicletas', 'Bicycles'),
  hammocks: row(415, 73, 'Zona de hamacas', 'Hammocks'),
  restaurant: row(200, 71, 'Restaurante', 'Restaurant'),
  bar: row(130, 71, 'Bar', 'Bar'),
  cafe: row(10, 71, 'Café', 'Café'),
  kitchen: row(140, 71, 'Cocina compartida', 'Shared kitchen'),
  gym: row(470, 74, 'Gimnasio', 'Gym'),
  spa: row(620, 74, 'Spa', 'Spa'),
  sauna: row(460, 74, 'Sauna y turco', 'Sauna'),
  jacuzzi: row(450, 74, 'Jacuzzi', 'Hot tub'),
} satisfies Record<string, Facility>;
export type FacilityKey = keyof typeof facilities;
const isFacilityKey = (key: string): key is FacilityKey => key in facilities;
export const facilityKeys: FacilityKey[] = Object.keys(facilities).filter(isFacilityKey);

export const roomFacilities = {
  air: row(170, 60, 'Aire acondicionado', 'Air conditioning'),
  tv: row(55, 60, 'Televisor', 'TV'),
  safe: row(230, 60, 'Caja de seguridad', 'Safe'),
  bath: row(10, 60, 'Baño privado', 'Private bathroom'),
  hairdryer: row(30, 60, 'Secador de pelo', 'Hairdryer'),
  minibar: row(130, 60, 'Minibar', 'Minibar'),
  desk: row(145, 60, 'Escritorio', 'Desk'),
  balcony: row(220, 60, 'Balcón', 'Balcony'),
  size: row(295, 60, 'Tamaño de la habitación (m²)', 'Room size (sqm)'),
} satisfies Record<string, Facility>;

export const allFacilities: Facility[] = [
  ...Object.values(facilities),
  ...Object.values(roomFacilities),
];
