import type { Geo } from '@tiquete/contracts';

/** Our contract at one airport. Whole pesos per vehicle and way, IVA and other taxes included; every operator is fictitious. */
export interface TransferContract {
  /** IATA. */
  code: string;
  airport: string;
  geo: Geo;
  /** Hotels farther away, as the crow flies, are not served. */
  reachKm: number;
  timeZone: string;
  operator: string;
  /** Prices of the vehicles, smallest first. */
  prices: readonly [car: number, van: number, minibus: number];
  /** Vehicles a day and way that the operator keeps for us. */
  allotment: number;
}
/** Travellers that fit, luggage included. */
export const VEHICLES = [
  { kind: 'car', seats: 3 },
  { kind: 'van', seats: 6 },
  { kind: 'minibus', seats: 15 },
] as const;

type Row = [
  code: string,
  airport: string,
  latitude: number,
  longitude: number,
  reachKm: number,
  prices: TransferContract['prices'],
  allotment: number,
];
const at = (timeZone: string, operator: string, rows: readonly Row[]): TransferContract[] =>
  rows.map(([code, airport, latitude, longitude, reachKm, prices, allotment]) => ({
    code,
    airport,
    geo: { latitude, longitude },
    reachKm,
    timeZone,
    operator: `${operator} (operador ficticio)`,
    prices,
    allotment,
  }));

/** Reviewed 2026-11 against the airports' public coordinates. */
export const CONTRACTS: readonly TransferContract[] = [
  ...at('America/Bogota', 'Traslados Caribe Claro', [
    ['CTG', 'Aeropuerto Rafael Núñez', 10.4424, -75.513, 16, [62_000, 98_000, 210_000], 40],
    ['SMR', 'Aeropuerto Simón Bolívar', 11.1196, -74.2306, 22, [68_000, 105_000, 225_000], 24],
    ['BAQ', 'Aeropuerto Ernesto Cortissoz', 10.8896, -74.7808, 25, [66_000, 102_000, 218_000], 16],
    [
      'ADZ',
      'Aeropuerto Gustavo Rojas Pinilla',
      12.5836,
      -81.7112,
      14,
      [48_000, 79_000, 176_000],
      24,
    ],
    ['RCH', 'Aeropuerto Almirante Padilla', 11.5262, -72.926, 15, [45_000, 74_000, 168_000], 8],
    ['VUP', 'Aeropuerto Alfonso López', 10.435, -73.2495, 15, [44_000, 72_000, 165_000], 8],
    ['MTR', 'Aeropuerto Los Garzones', 8.8237, -75.8258, 18, [52_000, 84_000, 188_000], 8],
  ]),
  ...at('America/Bogota', 'Rutas de la Cordillera', [
    ['BOG', 'Aeropuerto El Dorado', 4.7016, -74.1469, 30, [78_000, 118_000, 245_000], 60],
    ['MDE', 'Aeropuerto José María Córdova', 6.1645, -75.4231, 45, [128_000, 178_000, 340_000], 40],
    ['PEI', 'Aeropuerto Matecaña', 4.8127, -75.7395, 18, [52_000, 84_000, 190_000], 14],
    ['AXM', 'Aeropuerto El Edén', 4.4528, -75.7664, 35, [82_000, 124_000, 252_000], 14],
    ['MZL', 'Aeropuerto La Nubia', 5.0296, -75.4647, 14, [46_000, 76_000, 172_000], 8],
    [
      'CLO',
      'Aeropuerto Alfonso Bonilla Aragón',
      3.5432,
      -76.3816,
      30,
      [86_000, 128_000, 258_000],
      24,
    ],
    ['BGA', 'Aeropuerto Palonegro', 7.1265, -73.1848, 20, [72_000, 110_000, 232_000], 12],
    ['CUC', 'Aeropuerto Camilo Daza', 7.9276, -72.5115, 14, [42_000, 70_000, 162_000], 8],
    ['VVC', 'Aeropuerto Vanguardia', 4.1679, -73.6138, 14, [44_000, 73_000, 166_000], 8],
    ['NVA', 'Aeropuerto Benito Salas', 2.9502, -75.294, 12, [40_000, 67_000, 158_000], 6],
    [
      'PPN',
      'Aeropuerto Guillermo León Valencia',
      2.4544,
      -76.6093,
      10,
      [38_000, 64_000, 152_000],
      6,
    ],
    ['PSO', 'Aeropuerto Antonio Nariño', 1.3963, -77.2915, 30, [92_000, 136_000, 270_000], 6],
    ['LET', 'Aeropuerto Alfredo Vásquez Cobo', -4.1936, -69.9432, 10, [42_000, 71_000, 165_000], 6],
  ]),
  ...at('America/Cancun', 'Maya Traslados', [
    ['CUN', 'Aeropuerto de Cancún', 21.0365, -86.8771, 30, [165_000, 228_000, 415_000], 30],
  ]),
  ...at('America/Mexico_City', 'Anáhuac Traslados', [
    ['MEX', 'Aeropuerto Benito Juárez', 19.4363, -99.0721, 30, [142_000, 205_000, 390_000], 20],
  ]),
  ...at('America/Santo_Domingo', 'Quisqueya Traslados', [
    ['PUJ', 'Aeropuerto de Punta Cana', 18.5674, -68.3634, 30, [138_000, 196_000, 372_000], 24],
  ]),
  ...at('America/Aruba', 'Dushi Traslados', [
    ['AUA', 'Aeropuerto Reina Beatriz', 12.5014, -70.0152, 25, [128_000, 186_000, 352_000], 10],
  ]),
  ...at('America/Panama', 'Istmo Traslados', [
    ['PTY', 'Aeropuerto de Tocumen', 9.0714, -79.3835, 35, [148_000, 208_000, 392_000], 20],
  ]),
  ...at('America/New_York', 'Everglade Transfers', [
    ['MIA', 'Aeropuerto de Miami', 25.7932, -80.2906, 30, [198_000, 276_000, 512_000], 24],
    ['MCO', 'Aeropuerto de Orlando', 28.4294, -81.309, 35, [215_000, 298_000, 545_000], 24],
    ['NYC', 'Aeropuerto John F. Kennedy', 40.6413, -73.7781, 32, [385_000, 496_000, 890_000], 16],
  ]),
  ...at('America/Lima', 'Pacha Traslados', [
    ['LIM', 'Aeropuerto Jorge Chávez', -12.0219, -77.1143, 25, [112_000, 162_000, 318_000], 20],
    ['CUZ', 'Aeropuerto Velasco Astete', -13.5357, -71.9388, 12, [68_000, 104_000, 222_000], 12],
  ]),
  ...at('America/Guayaquil', 'Mitad del Mundo Traslados', [
    ['UIO', 'Aeropuerto Mariscal Sucre', -0.1292, -78.3575, 35, [132_000, 188_000, 358_000], 12],
  ]),
  ...at('America/Santiago', 'Mapocho Traslados', [
    [
      'SCL',
      'Aeropuerto Arturo Merino Benítez',
      -33.393,
      -70.7858,
      30,
      [138_000, 194_000, 366_000],
      14,
    ],
  ]),
  ...at('America/Argentina/Buenos_Aires', 'Río Ancho Traslados', [
    ['EZE', 'Aeropuerto de Ezeiza', -34.8222, -58.5358, 42, [158_000, 222_000, 412_000], 16],
  ]),
  ...at('America/Sao_Paulo', 'Guanabara Traslados', [
    ['GIG', 'Aeropuerto del Galeão', -22.809, -43.2506, 30, [152_000, 214_000, 402_000], 14],
    ['GRU', 'Aeropuerto de Guarulhos', -23.4356, -46.4731, 40, [176_000, 244_000, 448_000], 14],
  ]),
  ...at('Europe/Madrid', 'Meseta Traslados', [
    [
      'MAD',
      'Aeropuerto Adolfo Suárez Madrid-Barajas',
      40.4983,
      -3.5676,
      25,
      [218_000, 296_000, 538_000],
      24,
    ],
    ['BCN', 'Aeropuerto Josep Tarradellas', 41.2974, 2.0833, 25, [226_000, 308_000, 556_000], 20],
  ]),
  ...at('Europe/Lisbon', 'Tajo Traslados', [
    ['LIS', 'Aeropuerto Humberto Delgado', 38.7742, -9.1342, 20, [168_000, 236_000, 442_000], 12],
  ]),
  ...at('Europe/Paris', 'Sena Traslados', [
    ['CDG', 'Aeropuerto Charles de Gaulle', 49.0097, 2.5479, 35, [398_000, 518_000, 925_000], 16],
  ]),
  ...at('Europe/Rome', 'Tíber Traslados', [
    ['FCO', 'Aeropuerto de Fiumicino', 41.8003, 12.2389, 40, [318_000, 424_000, 762_000], 16],
  ]),
  ...at('Europe/London', 'Thames Transfers', [
    ['LHR', 'Aeropuerto de Heathrow', 51.47, -0.4543, 40, [428_000, 566_000, 998_000], 16],
  ]),
];
