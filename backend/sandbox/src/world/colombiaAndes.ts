import { city } from './city';

/** Bogotá, Boyacá, Antioquia and the coffee country. Coordinates in WGS 84, reviewed against public maps. */
export const colombiaAndes = [
  city({
    code: 'BOG', seat: 10, name: 'Bogotá', country: 'CO', region: 'Cundinamarca', at: [4.6533, -74.0836], hotels: 96, level: 215, scene: 'andes', season: 'colombiaWork',
    zones: [
      ['La Candelaria', 4.5965, -74.0725, 0.4, 0.8, 'colonial'], ['Centro Internacional', 4.6155, -74.0695, 0.4, 0.95], ['Teusaquillo', 4.6335, -74.0755, 0.5, 0.75], ['Chapinero Alto', 4.6475, -74.0585, 0.4, 1], ['Quinta Camacho', 4.6535, -74.0605, 0.3, 1.1], ['Zona G', 4.6545, -74.0565, 0.25, 1.25],
      ['Zona Rosa', 4.6675, -74.0535, 0.35, 1.35], ['Parque de la 93', 4.6765, -74.0485, 0.35, 1.35], ['Usaquén', 4.6955, -74.0315, 0.45, 1.2, 'colonial'], ['Salitre', 4.6565, -74.1075, 0.6, 1], ['Corferias', 4.6295, -74.0905, 0.4, 0.9], ['Aeropuerto El Dorado', 4.6885, -74.1305, 0.6, 0.95],
    ],
    sights: [['Museo del Oro', 4.6019, -74.0721], ['Cerro de Monserrate', 4.6056, -74.0555], ['Parque de la 93', 4.6769, -74.0483], ['Plaza de Bolívar', 4.5981, -74.0761]],
  }),
  city({
    code: 'MDE', seat: 11, name: 'Medellín', country: 'CO', region: 'Antioquia', at: [6.2442, -75.5812], hotels: 82, level: 205, scene: 'andes', season: 'colombiaWork',
    zones: [
      ['El Poblado', 6.2085, -75.5685, 0.5, 1.2], ['Parque Lleras', 6.2092, -75.5672, 0.25, 1.3], ['Provenza', 6.2065, -75.5655, 0.25, 1.35], ['Milla de Oro', 6.2025, -75.5735, 0.3, 1.3, 'skyline'], ['Laureles', 6.2445, -75.5935, 0.5, 1],
      ['Estadio', 6.2555, -75.5885, 0.4, 0.85], ['Centro', 6.2485, -75.5695, 0.4, 0.65], ['Envigado', 6.1715, -75.5855, 0.5, 0.95], ['Sabaneta', 6.1515, -75.6155, 0.4, 0.85], ['Rionegro – Llanogrande', 6.1285, -75.4155, 0.9, 1.1, 'coffee'], ['Santa Elena', 6.2105, -75.4985, 0.7, 0.9, 'coffee'],
    ],
    sights: [['Plaza Botero', 6.2525, -75.5687], ['Pueblito Paisa', 6.2357, -75.5803], ['Comuna 13', 6.2545, -75.6175], ['Parque Explora', 6.2708, -75.5657]],
  }),
  city({
    code: 'GTP', seat: 12, name: 'Guatapé', country: 'CO', region: 'Antioquia', at: [6.2336, -75.1575], hotels: 16, level: 215, scene: 'lake', season: 'colombiaRest',
    zones: [['Pueblo de Guatapé', 6.2335, -75.1585, 0.25, 1, 'colonial'], ['Embalse', 6.2285, -75.1745, 0.6, 1.25], ['El Peñol', 6.2195, -75.2435, 0.4, 0.85]],
    sights: [['Piedra del Peñol', 6.2209, -75.1793], ['Calle del Recuerdo', 6.2335, -75.1598]],
  }),
  city({
    code: 'PEI', seat: 13, name: 'Pereira', country: 'CO', region: 'Risaralda', at: [4.8143, -75.6946], hotels: 26, level: 165, scene: 'coffee', season: 'colombiaRest',
    zones: [['Centro', 4.8133, -75.6945, 0.35, 0.85], ['Circunvalar', 4.8065, -75.6855, 0.35, 1.1], ['Pinares', 4.8045, -75.6815, 0.3, 1.15], ['Cerritos', 4.8075, -75.8155, 0.8, 1.3], ['Santa Rosa de Cabal', 4.8685, -75.6225, 0.5, 1], ['Dosquebradas', 4.8355, -75.6745, 0.4, 0.75]],
    sights: [['Bolívar Desnudo', 4.8142, -75.6945], ['Termales de Santa Rosa', 4.8385, -75.5445], ['Bioparque Ukumarí', 4.7995, -75.8125]],
  }),
  city({
    code: 'AXM', seat: 14, name: 'Armenia y Salento', country: 'CO', region: 'Quindío', at: [4.5339, -75.6811], hotels: 34, level: 180, scene: 'coffee', season: 'colombiaRest',
    zones: [['Norte de Armenia', 4.5535, -75.6555, 0.4, 1.05], ['Centro de Armenia', 4.5345, -75.6755, 0.3, 0.75], ['Salento', 4.6372, -75.5705, 0.25, 1.1, 'colonial'], ['Filandia', 4.6742, -75.6585, 0.25, 1.05, 'colonial'], ['Montenegro', 4.5665, -75.7515, 0.6, 1.15], ['Quimbaya', 4.6235, -75.7615, 0.6, 1.1], ['Valle de Cocora', 4.6385, -75.4905, 0.6, 1.2]],
    sights: [['Valle de Cocora', 4.6378, -75.4878], ['Parque del Café', 4.5405, -75.7705], ['Calle Real de Salento', 4.6379, -75.5699]],
  }),
  city({
    code: 'MZL', seat: 15, name: 'Manizales', country: 'CO', region: 'Caldas', at: [5.0689, -75.5174], hotels: 20, level: 155, scene: 'coffee', season: 'colombiaWork',
    zones: [['Centro', 5.0685, -75.5175, 0.3, 0.85], ['El Cable', 5.0565, -75.4875, 0.3, 1.15], ['Milán', 5.0475, -75.4815, 0.35, 1.1], ['Chinchiná', 4.9825, -75.6065, 0.5, 0.95], ['Termales del Otoño', 5.0225, -75.4445, 0.5, 1.2]],
    sights: [['Catedral Basílica', 5.0681, -75.5173], ['Torre de El Cable', 5.0567, -75.4862], ['Recinto del Pensamiento', 5.0395, -75.4465]],
  }),
  city({
    code: 'TUJ', seat: 16, name: 'Tunja', country: 'CO', region: 'Boyacá', at: [5.5353, -73.3678], hotels: 12, level: 140, scene: 'colonial', season: 'colombiaWork',
    zones: [['Centro Histórico', 5.5325, -73.3615, 0.3, 1], ['Unicentro', 5.5475, -73.3525, 0.4, 1.1, 'andes'], ['Paipa', 5.7805, -73.1175, 0.5, 1.2, 'lake']],
    sights: [['Plaza de Bolívar', 5.5322, -73.3614], ['Puente de Boyacá', 5.4505, -73.4305]],
  }),
  city({
    code: 'VLY', seat: 17, name: 'Villa de Leyva', country: 'CO', region: 'Boyacá', at: [5.6333, -73.5242], hotels: 24, level: 225, scene: 'colonial', season: 'colombiaRest',
    zones: [['Centro Histórico', 5.6335, -73.5245, 0.35, 1.15], ['Ráquira', 5.5385, -73.6325, 0.3, 0.8], ['Sutamarchán', 5.6195, -73.6205, 0.4, 0.9], ['Vía Gachantivá', 5.6605, -73.5335, 0.6, 1.05, 'coffee']],
    sights: [['Plaza Mayor', 5.6328, -73.5238], ['Casa Terracota', 5.6555, -73.5385], ['Pozos Azules', 5.6475, -73.5465]],
  }),
];
