import { city } from './city';

/** Colombian Caribbean. Coordinates in WGS 84, reviewed against public maps. */
export const colombiaCaribe = [
  city({
    code: 'CTG', seat: 1, name: 'Cartagena', country: 'CO', region: 'Bolívar', at: [10.4236, -75.5478], hotels: 124, level: 270, scene: 'colonial', season: 'colombiaRest',
    zones: [
      ['Centro Histórico', 10.4239, -75.5505, 0.3, 1.5], ['San Diego', 10.4277, -75.5468, 0.18, 1.45], ['Getsemaní', 10.4218, -75.5462, 0.2, 1.15],
      ['Bocagrande', 10.4025, -75.5548, 0.5, 1.1, 'beach'], ['El Laguito', 10.3935, -75.5622, 0.25, 1.05, 'beach'], ['Castillogrande', 10.3945, -75.5505, 0.3, 1.2, 'beach'],
      ['Manga', 10.4127, -75.5352, 0.4, 0.85, 'skyline'], ['Marbella', 10.4372, -75.5385, 0.2, 0.9, 'beach'], ['Crespo', 10.4462, -75.5175, 0.3, 0.75, 'beach'],
      ['La Boquilla', 10.4778, -75.4925, 0.4, 1.2, 'beach'], ['Manzanillo del Mar', 10.5105, -75.4985, 0.4, 1.35, 'beach'], ['Barú', 10.2265, -75.6085, 0.5, 1.5, 'island'], ['Islas del Rosario', 10.1765, -75.7465, 0.25, 1.6, 'island'],
    ],
    sights: [['Torre del Reloj', 10.4228, -75.5492], ['Castillo San Felipe de Barajas', 10.4225, -75.5391], ['Plaza de Santo Domingo', 10.4243, -75.5515], ['Cerro de la Popa', 10.4197, -75.5253]],
    streets: ['Calle de la Factoría', 'Calle del Curato', 'Calle del Sargento Mayor', 'Calle de la Media Luna', 'Callejón Angosto', 'Calle San Juan', 'Avenida San Martín'],
  }),
  city({
    code: 'SMR', seat: 2, name: 'Santa Marta', country: 'CO', region: 'Magdalena', at: [11.2408, -74.199], hotels: 66, level: 210, scene: 'beach', season: 'colombiaRest',
    zones: [
      ['Centro Histórico', 11.2436, -74.2118, 0.3, 1, 'colonial'], ['El Rodadero', 11.2045, -74.2265, 0.3, 1], ['Bello Horizonte', 11.1545, -74.2235, 0.5, 1.2], ['Pozos Colorados', 11.1655, -74.2265, 0.4, 1.3],
      ['Taganga', 11.2668, -74.1905, 0.25, 0.75], ['Minca', 11.1432, -74.1182, 0.8, 0.9, 'jungle'], ['Tayrona – Los Naranjos', 11.2935, -73.8985, 0.7, 1.35, 'jungle'], ['Buritaca', 11.2515, -73.769, 0.5, 0.9, 'jungle'],
    ],
    sights: [['Quinta de San Pedro Alejandrino', 11.2292, -74.1792], ['Bahía de Santa Marta', 11.2442, -74.2148], ['Parque Tayrona', 11.3145, -74.0175]],
  }),
  city({
    code: 'BAQ', seat: 3, name: 'Barranquilla', country: 'CO', region: 'Atlántico', at: [10.9878, -74.7889], hotels: 34, level: 185, scene: 'skyline', season: 'colombiaWork',
    zones: [['El Prado', 10.9975, -74.7965, 0.5, 1.05, 'colonial'], ['Alto Prado', 11.0005, -74.8105, 0.5, 1.15], ['Villa Country', 11.0055, -74.8145, 0.5, 1.1], ['Buenavista', 11.0125, -74.828, 0.6, 1.1], ['Centro', 10.9815, -74.7795, 0.4, 0.75, 'colonial'], ['Puerto Colombia', 10.9885, -74.9545, 0.5, 0.9, 'beach']],
    sights: [['Gran Malecón del Río', 11.0175, -74.7985], ['Museo del Caribe', 10.9829, -74.7787], ['Ventana al Mundo', 11.0235, -74.8435]],
  }),
  city({
    code: 'ADZ', seat: 4, name: 'San Andrés', country: 'CO', region: 'San Andrés y Providencia', at: [12.5847, -81.7006], hotels: 52, level: 260, scene: 'island', season: 'colombiaRest', vatPercent: 0,
    zones: [['Centro – Spratt Bight', 12.5838, -81.6935, 0.35, 1.1], ['Punta Hansa', 12.5782, -81.6928, 0.25, 1.15], ['San Luis', 12.5375, -81.7085, 0.35, 1.2], ['La Loma', 12.5575, -81.7155, 0.5, 0.8], ['Sound Bay', 12.5215, -81.7135, 0.3, 1.1], ['Cove', 12.5295, -81.7275, 0.3, 0.95]],
    sights: [['Playa Spratt Bight', 12.5865, -81.6942], ['Hoyo Soplador', 12.4795, -81.7345], ['Cayo Acuario', 12.5525, -81.6895]],
  }),
  city({
    code: 'PVA', seat: 5, name: 'Providencia', country: 'CO', region: 'San Andrés y Providencia', at: [13.3489, -81.3744], hotels: 12, level: 300, scene: 'island', season: 'colombiaRest', vatPercent: 0,
    zones: [['Aguadulce', 13.3515, -81.3915, 0.25, 1.1], ['Suroeste', 13.3312, -81.3925, 0.25, 1], ['Bottom House', 13.3285, -81.3755, 0.25, 0.85], ['Santa Catalina', 13.3838, -81.3762, 0.2, 0.95]],
    sights: [['Cayo Cangrejo', 13.3672, -81.3505], ['The Peak', 13.3468, -81.3735]],
  }),
  city({
    code: 'RCH', seat: 6, name: 'Riohacha y La Guajira', country: 'CO', region: 'La Guajira', at: [11.5444, -72.9072], hotels: 20, level: 165, scene: 'desert', season: 'colombiaRest',
    zones: [['Riohacha Centro', 11.5482, -72.9095, 0.4, 1, 'beach'], ['Camarones', 11.4262, -73.0655, 0.5, 0.8], ['Cabo de la Vela', 12.2035, -72.1752, 0.4, 0.9], ['Palomino', 11.2518, -73.5605, 0.4, 1.15, 'beach'], ['Dibulla', 11.2725, -73.3085, 0.4, 0.8, 'beach']],
    sights: [['Muelle turístico de Riohacha', 11.5538, -72.9075], ['Pilón de Azúcar', 12.2262, -72.1605], ['Santuario Los Flamencos', 11.4142, -73.0985]],
  }),
  city({
    code: 'VUP', seat: 7, name: 'Valledupar', country: 'CO', region: 'Cesar', at: [10.4631, -73.2532], hotels: 16, level: 155, scene: 'plains', season: 'colombiaWork',
    zones: [['Centro', 10.4765, -73.2465, 0.3, 0.95, 'colonial'], ['Novalito', 10.4835, -73.2525, 0.4, 1.15], ['Guatapurí', 10.4955, -73.2685, 0.5, 1.05], ['Pueblo Bello', 10.4172, -73.5865, 0.5, 0.9, 'jungle']],
    sights: [['Plaza Alfonso López', 10.4768, -73.2437], ['Balneario Hurtado', 10.5005, -73.2685]],
  }),
  city({
    code: 'MTR', seat: 8, name: 'Montería', country: 'CO', region: 'Córdoba', at: [8.7575, -75.89], hotels: 15, level: 160, scene: 'plains', season: 'colombiaWork',
    zones: [['Centro', 8.7562, -75.8842, 0.35, 0.9], ['El Recreo', 8.7765, -75.8625, 0.5, 1.1], ['La Castellana', 8.7725, -75.8705, 0.4, 1.1], ['San Bernardo del Viento', 9.3555, -75.9545, 0.5, 0.95, 'beach']],
    sights: [['Ronda del Sinú', 8.7545, -75.8892], ['Catedral San Jerónimo', 8.7532, -75.8868]],
  }),
  city({
    code: 'TLU', seat: 9, name: 'Tolú y Coveñas', country: 'CO', region: 'Sucre', at: [9.5239, -75.5825], hotels: 26, level: 190, scene: 'beach', season: 'colombiaRest',
    zones: [['Santiago de Tolú', 9.5255, -75.5815, 0.3, 0.9], ['Playas de El Francés', 9.5685, -75.5785, 0.3, 1.1], ['Coveñas – Primera Ensenada', 9.4085, -75.6835, 0.35, 1], ['Coveñas – Segunda Ensenada', 9.4045, -75.7075, 0.35, 0.95], ['Rincón del Mar', 9.7785, -75.6495, 0.3, 0.95], ['Isla Múcura', 9.7825, -75.8715, 0.15, 1.6, 'island']],
    sights: [['Playa de El Francés', 9.5725, -75.5795], ['Archipiélago de San Bernardo', 9.7855, -75.8615]],
  }),
];
