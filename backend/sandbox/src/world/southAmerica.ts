import { city } from './city';

/** South America beyond Colombia. Coordinates in WGS 84, reviewed against public maps. */
export const southAmerica = [
  city({
    code: 'LIM', seat: 60, name: 'Lima', country: 'PE', region: 'Lima', at: [-12.0464, -77.0428], hotels: 36, level: 270, scene: 'skyline', season: 'southern',
    zones: [['Miraflores', -12.1215, -77.0285, 0.5, 1.15, 'beach'], ['San Isidro', -12.0985, -77.0365, 0.5, 1.2], ['Barranco', -12.1465, -77.0205, 0.35, 1.05, 'colonial'], ['Centro Histórico', -12.0485, -77.0325, 0.4, 0.7, 'colonial'], ['Callao – Aeropuerto', -12.0305, -77.1005, 0.5, 0.85]],
    sights: [['Malecón de Miraflores', -12.1275, -77.0365], ['Plaza de Armas', -12.046, -77.0305], ['Huaca Pucllana', -12.1108, -77.0335]],
    streets: ['Avenida José Larco', 'Calle Alcanfores', 'Avenida Pardo y Aliaga', 'Jirón de la Unión', 'Avenida Sáenz Peña'],
  }),
  city({
    code: 'CUZ', seat: 61, name: 'Cusco', country: 'PE', region: 'Cusco', at: [-13.532, -71.9675], hotels: 34, level: 260, scene: 'colonial', season: 'northern',
    zones: [['Plaza de Armas', -13.5165, -71.9785, 0.25, 1.25], ['San Blas', -13.5145, -71.9745, 0.25, 1.05], ['Avenida El Sol', -13.5215, -71.9735, 0.3, 0.95], ['Urubamba', -13.3055, -72.1155, 0.6, 1.3, 'andes'], ['Ollantaytambo', -13.2585, -72.2635, 0.3, 1, 'andes'], ['Aguas Calientes', -13.1545, -72.5255, 0.2, 1.1, 'jungle']],
    sights: [['Plaza de Armas', -13.5167, -71.9788], ['Qorikancha', -13.5202, -71.9752], ['Sacsayhuamán', -13.5078, -71.9816]],
    streets: ['Calle Plateros', 'Cuesta San Blas', 'Avenida El Sol', 'Calle Hatunrumiyoc', 'Calle Saphy'],
  }),
  city({
    code: 'UIO', seat: 62, name: 'Quito', country: 'EC', region: 'Pichincha', at: [-0.1807, -78.4678], hotels: 24, level: 240, scene: 'andes', season: 'northern',
    zones: [['Centro Histórico', -0.2202, -78.5125, 0.35, 1, 'colonial'], ['La Mariscal', -0.2035, -78.4905, 0.4, 0.8], ['La Carolina', -0.1855, -78.4845, 0.5, 1.15], ['González Suárez', -0.1985, -78.4785, 0.3, 1.2], ['Mindo', -0.0495, -78.7745, 0.5, 0.9, 'jungle']],
    sights: [['Plaza Grande', -0.2201, -78.5123], ['Basílica del Voto Nacional', -0.2148, -78.5071], ['Mitad del Mundo', -0.0022, -78.4558]],
    streets: ['Calle García Moreno', 'Avenida Amazonas', 'Avenida 12 de Octubre', 'Calle La Ronda', 'Avenida de los Shyris'],
  }),
  city({
    code: 'GYE', seat: 63, name: 'Guayaquil', country: 'EC', region: 'Guayas', at: [-2.1894, -79.8891], hotels: 14, level: 220, scene: 'skyline', season: 'northern',
    zones: [['Malecón 2000', -2.1925, -79.8805, 0.4, 1], ['Puerto Santa Ana', -2.1785, -79.8755, 0.2, 1.2], ['Kennedy', -2.1675, -79.8985, 0.4, 1.05], ['Salinas', -2.2065, -80.9655, 0.4, 1.1, 'beach']],
    sights: [['Malecón 2000', -2.1935, -79.8795], ['Barrio Las Peñas', -2.1815, -79.8765]],
    streets: ['Malecón Simón Bolívar', 'Avenida Nueve de Octubre', 'Avenida Francisco de Orellana'],
  }),
  city({
    code: 'SCL', seat: 64, name: 'Santiago de Chile', country: 'CL', region: 'Región Metropolitana', at: [-33.4489, -70.6693], hotels: 32, level: 310, scene: 'andes', season: 'southern',
    zones: [['Providencia', -33.4255, -70.6135, 0.5, 1.05], ['Las Condes', -33.4125, -70.5805, 0.5, 1.3], ['Lastarria', -33.4385, -70.6395, 0.3, 1.05, 'europe'], ['Centro', -33.4405, -70.6525, 0.4, 0.8], ['Bellavista', -33.4315, -70.6355, 0.3, 0.95], ['Valparaíso', -33.0425, -71.6265, 0.4, 0.9, 'beach'], ['Viña del Mar', -33.0185, -71.5545, 0.4, 1, 'beach']],
    sights: [['Cerro San Cristóbal', -33.4255, -70.6335], ['Palacio de La Moneda', -33.4429, -70.6539], ['Sky Costanera', -33.4169, -70.6067]],
    streets: ['Avenida Providencia', 'Avenida Apoquindo', 'Calle Merced', 'José Victorino Lastarria', 'Avenida Isidora Goyenechea'],
  }),
  city({
    code: 'BUE', seat: 65, name: 'Buenos Aires', country: 'AR', region: 'Buenos Aires', at: [-34.6037, -58.3816], hotels: 46, level: 310, scene: 'europe', season: 'southern',
    zones: [['Palermo Soho', -34.5885, -58.4305, 0.5, 1.15], ['Recoleta', -34.5885, -58.3925, 0.4, 1.25], ['Microcentro', -34.6035, -58.3765, 0.4, 0.8, 'skyline'], ['Puerto Madero', -34.6105, -58.3625, 0.3, 1.5, 'skyline'], ['San Telmo', -34.6215, -58.3725, 0.35, 0.85], ['Belgrano', -34.5625, -58.4565, 0.5, 0.95]],
    sights: [['Obelisco', -34.6037, -58.3816], ['Teatro Colón', -34.6011, -58.3831], ['Caminito', -34.6395, -58.3627]],
    streets: ['Avenida Corrientes', 'Avenida Santa Fe', 'Calle Honduras', 'Avenida Alvear', 'Calle Defensa', 'Juana Manso'], stayTax: { per: 'personNight', value: 1.5 },
  }),
  city({
    code: 'BRC', seat: 66, name: 'Bariloche', country: 'AR', region: 'Río Negro', at: [-41.1335, -71.3103], hotels: 22, level: 340, scene: 'lake', season: 'southern',
    zones: [['Centro Cívico', -41.1335, -71.3105, 0.3, 0.95], ['Avenida Bustillo', -41.1195, -71.4005, 0.5, 1.2], ['Circuito Chico', -41.0565, -71.5255, 0.5, 1.45], ['Villa Catedral', -41.1665, -71.4395, 0.3, 1.25, 'andes']],
    sights: [['Centro Cívico', -41.1332, -71.3102], ['Cerro Campanario', -41.0665, -71.4835], ['Puerto Pañuelo', -41.0535, -71.5325]],
    streets: ['Avenida Bustillo', 'Calle Mitre', 'Avenida San Martín', 'Calle Moreno'],
  }),
  city({
    code: 'RIO', seat: 67, name: 'Río de Janeiro', country: 'BR', region: 'Río de Janeiro', at: [-22.9068, -43.1729], hotels: 46, level: 380, scene: 'beach', season: 'southern',
    zones: [['Copacabana', -22.9695, -43.1855, 0.4, 1.05], ['Ipanema', -22.9835, -43.2025, 0.35, 1.4], ['Leblon', -22.9845, -43.2235, 0.3, 1.5], ['Botafogo', -22.9505, -43.1825, 0.35, 0.9, 'skyline'], ['Santa Teresa', -22.9215, -43.1885, 0.35, 0.85, 'colonial'], ['Barra da Tijuca', -23.0085, -43.3385, 0.6, 1.1], ['Centro', -22.9045, -43.1785, 0.4, 0.7, 'skyline']],
    sights: [['Cristo Redentor', -22.9519, -43.2105], ['Pan de Azúcar', -22.9492, -43.1545], ['Playa de Copacabana', -22.9711, -43.1822]],
    streets: ['Avenida Atlântica', 'Rua Barata Ribeiro', 'Avenida Vieira Souto', 'Rua Prudente de Morais', 'Avenida Lúcio Costa', 'Rua Almirante Alexandrino'],
  }),
  city({
    code: 'SAO', seat: 68, name: 'São Paulo', country: 'BR', region: 'São Paulo', at: [-23.5505, -46.6333], hotels: 30, level: 320, scene: 'skyline', season: 'southern',
    zones: [['Avenida Paulista', -23.5625, -46.6545, 0.4, 1.05], ['Jardins', -23.5665, -46.6685, 0.4, 1.4], ['Vila Madalena', -23.5465, -46.6915, 0.35, 0.95], ['Itaim Bibi', -23.5845, -46.6785, 0.4, 1.25], ['Centro', -23.5455, -46.6385, 0.4, 0.65], ['Guarulhos – Aeropuerto', -23.4385, -46.4825, 0.5, 0.8]],
    sights: [['MASP', -23.5614, -46.6559], ['Parque Ibirapuera', -23.5874, -46.6576], ['Mercado Municipal', -23.5417, -46.6296]],
    streets: ['Avenida Paulista', 'Rua Oscar Freire', 'Alameda Santos', 'Rua Augusta', 'Avenida Brigadeiro Faria Lima'],
  }),
  city({
    code: 'MVD', seat: 69, name: 'Montevideo', country: 'UY', region: 'Montevideo', at: [-34.9011, -56.1645], hotels: 14, level: 310, scene: 'beach', season: 'southern',
    zones: [['Pocitos', -34.9105, -56.1505, 0.35, 1.1], ['Ciudad Vieja', -34.9065, -56.2045, 0.3, 0.85, 'europe'], ['Carrasco', -34.8885, -56.0565, 0.4, 1.25], ['Punta Carretas', -34.9245, -56.1595, 0.3, 1.15]],
    sights: [['Rambla de Pocitos', -34.9135, -56.1495], ['Plaza Independencia', -34.9066, -56.1996]],
    streets: ['Rambla República del Perú', 'Calle Sarandí', 'Avenida 18 de Julio', 'Bulevar España'],
  }),
];
