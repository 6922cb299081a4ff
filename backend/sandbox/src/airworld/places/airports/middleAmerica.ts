import type { AirportGroup } from '../airportRow';

export const middleAmerica: readonly AirportGroup[] = [
  { country: 'PA', region: 'CENTRAL_AMERICA', airports: [
    ['PTY', 'PTY', 'Ciudad de Panamá/Panama City', 'Tocumen', 9.0714, -79.3835, 'America/Panama', 84],
    ['BLB', 'PTY', 'Ciudad de Panamá/Panama City', 'Panamá Pacífico', 8.9148, -79.5996, 'America/Panama', 28],
    ['DAV', 'DAV', 'David', 'Enrique Malek', 8.391, -82.435, 'America/Panama', 20],
  ] },
  { country: 'CR', region: 'CENTRAL_AMERICA', airports: [
    ['SJO', 'SJO', 'San José de Costa Rica/San Jose', 'Juan Santamaría', 9.9939, -84.2088, 'America/Costa_Rica', 66],
    ['LIR', 'LIR', 'Liberia', 'Daniel Oduber', 10.5933, -85.5444, 'America/Costa_Rica', 48],
  ] },
  { country: 'SV', region: 'CENTRAL_AMERICA', airports: [
    ['SAL', 'SAL', 'San Salvador', 'San Óscar Arnulfo Romero', 13.4409, -89.0557, 'America/El_Salvador', 64],
  ] },
  { country: 'GT', region: 'CENTRAL_AMERICA', airports: [
    ['GUA', 'GUA', 'Ciudad de Guatemala/Guatemala City', 'La Aurora', 14.5833, -90.5275, 'America/Guatemala', 58],
    ['FRS', 'FRS', 'Flores', 'Mundo Maya', 16.9138, -89.8664, 'America/Guatemala', 20],
  ] },
  { country: 'HN', region: 'CENTRAL_AMERICA', airports: [
    ['SAP', 'SAP', 'San Pedro Sula', 'Ramón Villeda Morales', 15.4526, -87.9236, 'America/Tegucigalpa', 46],
    ['XPL', 'TGU', 'Tegucigalpa', 'Palmerola', 14.3824, -87.6212, 'America/Tegucigalpa', 38],
    ['RTB', 'RTB', 'Roatán', 'Juan Manuel Gálvez', 16.3168, -86.523, 'America/Tegucigalpa', 26],
  ] },
  { country: 'NI', region: 'CENTRAL_AMERICA', airports: [
    ['MGA', 'MGA', 'Managua', 'Augusto C. Sandino', 12.1415, -86.1682, 'America/Managua', 44],
  ] },
  { country: 'BZ', region: 'CENTRAL_AMERICA', airports: [
    ['BZE', 'BZE', 'Ciudad de Belice/Belize City', 'Philip S. W. Goldson', 17.5391, -88.3082, 'America/Belize', 34],
  ] },
  { country: 'DO', region: 'CARIBBEAN', airports: [
    ['SDQ', 'SDQ', 'Santo Domingo', 'Las Américas', 18.4297, -69.6689, 'America/Santo_Domingo', 68],
    ['PUJ', 'PUJ', 'Punta Cana', 'Punta Cana', 18.5674, -68.3634, 'America/Santo_Domingo', 74],
    ['STI', 'STI', 'Santiago de los Caballeros', 'Cibao', 19.4061, -70.6047, 'America/Santo_Domingo', 50],
  ] },
  { country: 'PR', region: 'CARIBBEAN', airports: [
    ['SJU', 'SJU', 'San Juan', 'Luis Muñoz Marín', 18.4394, -66.0018, 'America/Puerto_Rico', 64],
  ] },
  { country: 'CU', region: 'CARIBBEAN', airports: [
    ['HAV', 'HAV', 'La Habana/Havana', 'José Martí', 22.9892, -82.4091, 'America/Havana', 50],
    ['VRA', 'VRA', 'Varadero', 'Juan Gualberto Gómez', 23.0344, -81.4353, 'America/Havana', 32],
  ] },
  { country: 'AW', region: 'CARIBBEAN', airports: [
    ['AUA', 'AUA', 'Aruba', 'Reina Beatrix', 12.5014, -70.0152, 'America/Aruba', 54],
  ] },
  { country: 'CW', region: 'CARIBBEAN', airports: [
    ['CUR', 'CUR', 'Curazao/Curacao', 'Hato', 12.1889, -68.9598, 'America/Curacao', 48],
  ] },
  { country: 'SX', region: 'CARIBBEAN', airports: [
    ['SXM', 'SXM', 'San Martín/St Maarten', 'Princesa Juliana', 18.041, -63.1089, 'America/Lower_Princes', 42],
  ] },
  { country: 'JM', region: 'CARIBBEAN', airports: [
    ['MBJ', 'MBJ', 'Montego Bay', 'Sangster', 18.5037, -77.9134, 'America/Jamaica', 58],
    ['KIN', 'KIN', 'Kingston', 'Norman Manley', 17.9357, -76.7875, 'America/Jamaica', 44],
  ] },
  { country: 'BS', region: 'CARIBBEAN', airports: [
    ['NAS', 'NAS', 'Nasáu/Nassau', 'Lynden Pindling', 25.039, -77.4662, 'America/Nassau', 54],
  ] },
  { country: 'BB', region: 'CARIBBEAN', airports: [
    ['BGI', 'BGI', 'Bridgetown', 'Grantley Adams', 13.0746, -59.4925, 'America/Barbados', 46],
  ] },
  { country: 'TT', region: 'CARIBBEAN', airports: [
    ['POS', 'POS', 'Puerto España/Port of Spain', 'Piarco', 10.5954, -61.3372, 'America/Port_of_Spain', 46],
  ] },
  { country: 'HT', region: 'CARIBBEAN', airports: [
    ['PAP', 'PAP', 'Puerto Príncipe/Port au Prince', 'Toussaint Louverture', 18.58, -72.2925, 'America/Port-au-Prince', 26],
  ] },
  { country: 'MX', region: 'NORTH_AMERICA', airports: [
    ['MEX', 'MEX', 'Ciudad de México/Mexico City', 'Benito Juárez', 19.4363, -99.0721, 'America/Mexico_City', 92],
    ['NLU', 'MEX', 'Ciudad de México/Mexico City', 'Felipe Ángeles', 19.7561, -99.0153, 'America/Mexico_City', 58],
    ['CUN', 'CUN', 'Cancún', 'Cancún', 21.0365, -86.8771, 'America/Cancun', 88],
    ['GDL', 'GDL', 'Guadalajara', 'Miguel Hidalgo y Costilla', 20.5218, -103.311, 'America/Mexico_City', 76],
    ['MTY', 'MTY', 'Monterrey', 'Mariano Escobedo', 25.7785, -100.107, 'America/Monterrey', 72],
    ['TIJ', 'TIJ', 'Tijuana', 'Abelardo L. Rodríguez', 32.5411, -116.97, 'America/Tijuana', 64],
    ['PVR', 'PVR', 'Puerto Vallarta', 'Gustavo Díaz Ordaz', 20.6801, -105.254, 'America/Mexico_City', 58],
    ['SJD', 'SJD', 'Los Cabos', 'Los Cabos', 23.1518, -109.721, 'America/Mazatlan', 62],
    ['MID', 'MID', 'Mérida', 'Manuel Crescencio Rejón', 20.937, -89.6577, 'America/Merida', 52],
    ['OAX', 'OAX', 'Oaxaca', 'Xoxocotlán', 16.9999, -96.7266, 'America/Mexico_City', 42],
    ['BJX', 'BJX', 'León', 'Guanajuato', 20.9935, -101.481, 'America/Mexico_City', 46],
    ['VER', 'VER', 'Veracruz', 'Heriberto Jara', 19.1459, -96.1873, 'America/Mexico_City', 38],
    ['TQO', 'TQO', 'Tulum', 'Felipe Carrillo Puerto', 20.1697, -87.6606, 'America/Cancun', 36],
    ['QRO', 'QRO', 'Querétaro', 'Querétaro', 20.6173, -100.186, 'America/Mexico_City', 42],
    ['HUX', 'HUX', 'Huatulco', 'Bahías de Huatulco', 15.7753, -96.2626, 'America/Mexico_City', 32],
  ] },
];
