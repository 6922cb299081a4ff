import { city } from './city';

/** Valleys, plains, Pacific and Amazon. Coordinates in WGS 84, reviewed against public maps. */
export const colombiaRest = [
  city({
    code: 'CLO', seat: 18, name: 'Cali', country: 'CO', region: 'Valle del Cauca', at: [3.4516, -76.532], hotels: 44, level: 175, scene: 'andes', season: 'colombiaWork',
    zones: [['Granada', 3.4585, -76.5325, 0.35, 1.15], ['San Antonio', 3.4475, -76.5405, 0.3, 0.95, 'colonial'], ['El Peñón', 3.4515, -76.5405, 0.25, 1.1], ['Centro', 3.4495, -76.5305, 0.35, 0.75], ['San Fernando', 3.4305, -76.5435, 0.4, 0.95], ['Ciudad Jardín', 3.3655, -76.5345, 0.5, 1.15], ['Chipichape', 3.4755, -76.5265, 0.35, 1.05]],
    sights: [['Bulevar del Río', 3.4525, -76.5335], ['Iglesia La Ermita', 3.4545, -76.5315], ['Cristo Rey', 3.4357, -76.5647]],
  }),
  city({
    code: 'BGA', seat: 19, name: 'Bucaramanga', country: 'CO', region: 'Santander', at: [7.1193, -73.1227], hotels: 22, level: 160, scene: 'andes', season: 'colombiaWork',
    zones: [['Cabecera', 7.1145, -73.1085, 0.4, 1.15], ['Centro', 7.1195, -73.1275, 0.35, 0.75], ['Cañaveral', 7.0685, -73.1055, 0.4, 1.1], ['Girón', 7.0715, -73.1695, 0.3, 0.9, 'colonial'], ['Ruitoque', 7.0445, -73.0855, 0.6, 1.2]],
    sights: [['Parque San Pío', 7.1162, -73.1095], ['Cerro del Santísimo', 7.0785, -73.0825], ['Mesa de los Santos', 6.8655, -73.0335]],
  }),
  city({
    code: 'SNG', seat: 20, name: 'San Gil y Barichara', country: 'CO', region: 'Santander', at: [6.5553, -73.1333], hotels: 22, level: 175, scene: 'colonial', season: 'colombiaRest',
    zones: [['San Gil Centro', 6.5555, -73.1345, 0.3, 0.9], ['Barichara', 6.6352, -73.2235, 0.35, 1.3], ['Guane', 6.6805, -73.2325, 0.2, 1], ['Cañón del Chicamocha', 6.7905, -73.0055, 0.5, 1.2, 'desert']],
    sights: [['Parque El Gallineral', 6.5515, -73.1365], ['Parque Nacional del Chicamocha', 6.7905, -73.0045], ['Catedral de Barichara', 6.6355, -73.2232]],
  }),
  city({
    code: 'CUC', seat: 21, name: 'Cúcuta', country: 'CO', region: 'Norte de Santander', at: [7.8939, -72.5078], hotels: 15, level: 140, scene: 'plains', season: 'colombiaWork',
    zones: [['Centro', 7.8865, -72.5035, 0.4, 0.85], ['Caobos', 7.8925, -72.4945, 0.35, 1.1], ['Malecón', 7.9055, -72.4895, 0.4, 1.1], ['Pamplona', 7.3765, -72.6485, 0.4, 0.9, 'colonial'], ['Villa del Rosario', 7.8345, -72.4735, 0.4, 0.85]],
    sights: [['Casa Natal de Santander', 7.8305, -72.4685], ['Parque Santander', 7.8868, -72.5043]],
  }),
  city({
    code: 'VVC', seat: 22, name: 'Villavicencio', country: 'CO', region: 'Meta', at: [4.142, -73.6266], hotels: 20, level: 155, scene: 'plains', season: 'colombiaRest',
    zones: [['Centro', 4.1515, -73.6365, 0.35, 0.8], ['El Barzal', 4.1425, -73.6395, 0.35, 1.05], ['Vía Restrepo', 4.2055, -73.5905, 0.7, 1.25], ['Apiay', 4.0865, -73.5525, 0.7, 1.1], ['Puerto López', 4.0855, -72.9595, 0.5, 0.9], ['La Macarena', 2.1825, -73.7855, 0.4, 1.2, 'jungle']],
    sights: [['Parque Las Malocas', 4.1285, -73.6055], ['Bioparque Los Ocarros', 4.1905, -73.5985]],
  }),
  city({
    code: 'IBE', seat: 23, name: 'Ibagué', country: 'CO', region: 'Tolima', at: [4.4389, -75.2322], hotels: 15, level: 145, scene: 'andes', season: 'colombiaWork',
    zones: [['Centro', 4.4432, -75.2425, 0.35, 0.85], ['Piedra Pintada', 4.4385, -75.2055, 0.4, 1.1], ['El Vergel', 4.4455, -75.1755, 0.5, 1.1], ['Cañón del Combeima', 4.4905, -75.2905, 0.6, 0.95, 'jungle']],
    sights: [['Plaza Manuel Murillo Toro', 4.4447, -75.2425], ['Conservatorio del Tolima', 4.4452, -75.2445]],
  }),
  city({
    code: 'GIR', seat: 24, name: 'Girardot y Melgar', country: 'CO', region: 'Cundinamarca', at: [4.3019, -74.8074], hotels: 30, level: 200, scene: 'plains', season: 'colombiaRest',
    zones: [['Girardot Centro', 4.3015, -74.8015, 0.4, 0.85], ['El Peñón', 4.3325, -74.7855, 0.6, 1.35], ['Melgar', 4.2045, -74.6435, 0.5, 1], ['Ricaurte', 4.2785, -74.7685, 0.5, 1.1], ['Carmen de Apicalá', 4.1475, -74.7225, 0.4, 1]],
    sights: [['Río Magdalena', 4.2955, -74.8085], ['Piscilago', 4.2255, -74.6605]],
  }),
  city({
    code: 'NVA', seat: 25, name: 'Neiva', country: 'CO', region: 'Huila', at: [2.9273, -75.2819], hotels: 16, level: 140, scene: 'desert', season: 'colombiaWork',
    zones: [['Centro', 2.9275, -75.2895, 0.35, 0.9, 'plains'], ['Norte', 2.9505, -75.2925, 0.4, 1.1, 'plains'], ['Villavieja – Tatacoa', 3.2325, -75.1685, 0.5, 0.95], ['San Agustín', 1.8825, -76.2715, 0.5, 0.95, 'coffee']],
    sights: [['Desierto de la Tatacoa', 3.2335, -75.1685], ['Malecón del río Magdalena', 2.9285, -75.2955], ['Parque Arqueológico de San Agustín', 1.8875, -76.2945]],
  }),
  city({
    code: 'PPN', seat: 26, name: 'Popayán', country: 'CO', region: 'Cauca', at: [2.4448, -76.6147], hotels: 14, level: 145, scene: 'colonial', season: 'colombiaWork',
    zones: [['Centro Histórico', 2.4418, -76.6062, 0.35, 1.15], ['Norte', 2.4595, -76.5955, 0.5, 0.95, 'andes'], ['Silvia', 2.6115, -76.3805, 0.3, 0.85, 'coffee']],
    sights: [['Parque Caldas', 2.4416, -76.6063], ['Puente del Humilladero', 2.4435, -76.6055]],
  }),
  city({
    code: 'PSO', seat: 27, name: 'Pasto', country: 'CO', region: 'Nariño', at: [1.2136, -77.2811], hotels: 15, level: 140, scene: 'andes', season: 'colombiaWork',
    zones: [['Centro', 1.2142, -77.2785, 0.35, 0.9, 'colonial'], ['Palermo', 1.2265, -77.2855, 0.35, 1.1], ['Laguna de la Cocha', 1.1365, -77.1505, 0.4, 1.15, 'lake'], ['Ipiales', 0.8265, -77.6425, 0.4, 0.85]],
    sights: [['Plaza de Nariño', 1.2145, -77.2782], ['Laguna de la Cocha', 1.1055, -77.1525], ['Santuario de Las Lajas', 0.8055, -77.5859]],
  }),
  city({
    code: 'LET', seat: 28, name: 'Leticia', country: 'CO', region: 'Amazonas', at: [-4.2153, -69.9406], hotels: 16, level: 210, scene: 'jungle', season: 'colombiaRest',
    zones: [['Centro', -4.2125, -69.9425, 0.35, 0.9], ['Vía Los Lagos', -4.1425, -69.9355, 0.6, 1.1], ['Puerto Nariño', -3.7755, -70.3825, 0.3, 1], ['Isla de los Micos', -4.0375, -70.1125, 0.3, 1.25]],
    sights: [['Parque Santander', -4.2135, -69.9425], ['Lago Tarapoto', -3.7905, -70.4355]],
  }),
  city({
    code: 'UIB', seat: 29, name: 'Quibdó', country: 'CO', region: 'Chocó', at: [5.6947, -76.6611], hotels: 10, level: 150, scene: 'jungle', season: 'colombiaWork',
    zones: [['Malecón', 5.6925, -76.6625, 0.3, 1.05], ['Centro', 5.6915, -76.6585, 0.3, 0.9], ['Tutunendo', 5.7455, -76.5375, 0.3, 0.9]],
    sights: [['Malecón del Atrato', 5.6932, -76.6632], ['Catedral San Francisco de Asís', 5.6937, -76.6622]],
  }),
  city({
    code: 'NQU', seat: 30, name: 'Nuquí y Bahía Solano', country: 'CO', region: 'Chocó', at: [5.7106, -77.2703], hotels: 14, level: 290, scene: 'jungle', season: 'colombiaRest',
    zones: [['Nuquí', 5.7092, -77.2675, 0.25, 0.8, 'beach'], ['Termales', 5.6065, -77.4085, 0.3, 1.2], ['Guachalito', 5.6255, -77.3825, 0.3, 1.3, 'beach'], ['Bahía Solano', 6.2265, -77.4035, 0.3, 0.9, 'beach'], ['El Valle', 6.1035, -77.4275, 0.35, 1]],
    sights: [['Ensenada de Utría', 6.0255, -77.3555], ['Playa Almejal', 6.0985, -77.4335]],
  }),
  city({
    code: 'EYP', seat: 31, name: 'Yopal', country: 'CO', region: 'Casanare', at: [5.3378, -72.3959], hotels: 12, level: 145, scene: 'plains', season: 'colombiaWork',
    zones: [['Centro', 5.3375, -72.3935, 0.4, 1], ['Vía Morichal', 5.3005, -72.3905, 0.7, 1.15], ['Hato Paz de Ariporo', 5.8825, -71.8905, 0.8, 1.3]],
    sights: [['La Iguana', 5.3205, -72.3855], ['Parque Resurgimiento', 5.3385, -72.3955]],
  }),
  city({
    code: 'FLA', seat: 32, name: 'Florencia', country: 'CO', region: 'Caquetá', at: [1.6144, -75.6062], hotels: 9, level: 130, scene: 'jungle', season: 'colombiaWork',
    zones: [['Centro', 1.6155, -75.6125, 0.35, 1], ['El Caraño', 1.6755, -75.6255, 0.5, 1.1]],
    sights: [['Parque San Francisco', 1.6153, -75.6135], ['Río Hacha', 1.6225, -75.6085]],
  }),
];
