import type { AirportGroup } from '../airportRow';

export const europe: readonly AirportGroup[] = [
  { country: 'ES', region: 'EUROPE', airports: [
    ['MAD', 'MAD', 'Madrid', 'Adolfo Suárez Barajas', 40.4719, -3.5626, 'Europe/Madrid', 92],
    ['BCN', 'BCN', 'Barcelona', 'El Prat', 41.2971, 2.0785, 'Europe/Madrid', 88],
    ['AGP', 'AGP', 'Málaga', 'Costa del Sol', 36.6749, -4.4991, 'Europe/Madrid', 66],
    ['PMI', 'PMI', 'Palma de Mallorca', 'Son Sant Joan', 39.5517, 2.7388, 'Europe/Madrid', 70],
    ['VLC', 'VLC', 'Valencia', 'Manises', 39.4893, -0.4816, 'Europe/Madrid', 56],
    ['SVQ', 'SVQ', 'Sevilla/Seville', 'San Pablo', 37.418, -5.8931, 'Europe/Madrid', 54],
    ['BIO', 'BIO', 'Bilbao', 'Loiu', 43.3011, -2.9106, 'Europe/Madrid', 50],
    ['SCQ', 'SCQ', 'Santiago de Compostela', 'Rosalía de Castro', 42.8963, -8.4151, 'Europe/Madrid', 40],
    ['LPA', 'LPA', 'Gran Canaria', 'Gran Canaria', 27.9319, -15.3866, 'Atlantic/Canary', 56],
    ['TFN', 'TCI', 'Tenerife', 'Norte-Ciudad de La Laguna', 28.4827, -16.3415, 'Atlantic/Canary', 48],
    ['IBZ', 'IBZ', 'Ibiza', 'Ibiza', 38.8729, 1.3731, 'Europe/Madrid', 48],
    ['ALC', 'ALC', 'Alicante', 'Elche Miguel Hernández', 38.2822, -0.5582, 'Europe/Madrid', 52],
  ] },
  { country: 'PT', region: 'EUROPE', airports: [
    ['LIS', 'LIS', 'Lisboa/Lisbon', 'Humberto Delgado', 38.7813, -9.1359, 'Europe/Lisbon', 78],
    ['OPO', 'OPO', 'Oporto/Porto', 'Francisco Sá Carneiro', 41.2481, -8.6814, 'Europe/Lisbon', 58],
    ['FAO', 'FAO', 'Faro', 'Faro', 37.0144, -7.9659, 'Europe/Lisbon', 44],
  ] },
  { country: 'FR', region: 'EUROPE', airports: [
    ['CDG', 'PAR', 'París/Paris', 'Charles de Gaulle', 49.0128, 2.55, 'Europe/Paris', 94],
    ['ORY', 'PAR', 'París/Paris', 'Orly', 48.7233, 2.3794, 'Europe/Paris', 76],
    ['NCE', 'NCE', 'Niza/Nice', "Costa Azul/Cote d'Azur", 43.6584, 7.2159, 'Europe/Paris', 62],
    ['LYS', 'LYS', 'Lyon', 'Saint-Exupéry', 45.7256, 5.0811, 'Europe/Paris', 54],
    ['MRS', 'MRS', 'Marsella/Marseille', 'Provenza/Provence', 43.4393, 5.2214, 'Europe/Paris', 52],
    ['TLS', 'TLS', 'Toulouse', 'Blagnac', 43.6291, 1.3638, 'Europe/Paris', 50],
  ] },
  { country: 'GB', region: 'EUROPE', airports: [
    ['LHR', 'LON', 'Londres/London', 'Heathrow', 51.4706, -0.4619, 'Europe/London', 97],
    ['LGW', 'LON', 'Londres/London', 'Gatwick', 51.1481, -0.1903, 'Europe/London', 80],
    ['STN', 'LON', 'Londres/London', 'Stansted', 51.885, 0.235, 'Europe/London', 66],
    ['MAN', 'MAN', 'Mánchester/Manchester', 'Mánchester/Manchester', 53.3537, -2.275, 'Europe/London', 64],
    ['EDI', 'EDI', 'Edimburgo/Edinburgh', 'Edimburgo/Edinburgh', 55.95, -3.3725, 'Europe/London', 58],
  ] },
  { country: 'IE', region: 'EUROPE', airports: [
    ['DUB', 'DUB', 'Dublín/Dublin', 'Dublín/Dublin', 53.4213, -6.2701, 'Europe/Dublin', 70],
  ] },
  { country: 'NL', region: 'EUROPE', airports: [
    ['AMS', 'AMS', 'Ámsterdam/Amsterdam', 'Schiphol', 52.3086, 4.7639, 'Europe/Amsterdam', 90],
  ] },
  { country: 'BE', region: 'EUROPE', airports: [
    ['BRU', 'BRU', 'Bruselas/Brussels', 'Zaventem', 50.9014, 4.4844, 'Europe/Brussels', 68],
  ] },
  { country: 'LU', region: 'EUROPE', airports: [
    ['LUX', 'LUX', 'Luxemburgo/Luxembourg', 'Findel', 49.6233, 6.2044, 'Europe/Luxembourg', 40],
  ] },
  { country: 'DE', region: 'EUROPE', airports: [
    ['FRA', 'FRA', 'Fráncfort/Frankfurt', 'Fráncfort/Frankfurt', 50.0333, 8.5706, 'Europe/Berlin', 92],
    ['MUC', 'MUC', 'Múnich/Munich', 'Franz Josef Strauss', 48.3538, 11.7861, 'Europe/Berlin', 82],
    ['BER', 'BER', 'Berlín/Berlin', 'Brandeburgo/Brandenburg', 52.3667, 13.5033, 'Europe/Berlin', 70],
    ['HAM', 'HAM', 'Hamburgo/Hamburg', 'Helmut Schmidt', 53.6304, 9.9882, 'Europe/Berlin', 58],
    ['DUS', 'DUS', 'Düsseldorf', 'Düsseldorf', 51.2895, 6.7668, 'Europe/Berlin', 60],
  ] },
  { country: 'CH', region: 'EUROPE', airports: [
    ['ZRH', 'ZRH', 'Zúrich/Zurich', 'Kloten', 47.4647, 8.5492, 'Europe/Zurich', 76],
    ['GVA', 'GVA', 'Ginebra/Geneva', 'Cointrin', 46.2381, 6.109, 'Europe/Zurich', 64],
  ] },
  { country: 'AT', region: 'EUROPE', airports: [
    ['VIE', 'VIE', 'Viena/Vienna', 'Schwechat', 48.1103, 16.5697, 'Europe/Vienna', 68],
  ] },
  { country: 'IT', region: 'EUROPE', airports: [
    ['FCO', 'ROM', 'Roma/Rome', 'Fiumicino', 41.8003, 12.2389, 'Europe/Rome', 82],
    ['MXP', 'MIL', 'Milán/Milan', 'Malpensa', 45.6306, 8.7281, 'Europe/Rome', 72],
    ['LIN', 'MIL', 'Milán/Milan', 'Linate', 45.4451, 9.2767, 'Europe/Rome', 60],
    ['BGY', 'MIL', 'Milán/Milan', 'Orio al Serio (Bérgamo)', 45.6739, 9.7042, 'Europe/Rome', 50],
    ['VCE', 'VCE', 'Venecia/Venice', 'Marco Polo', 45.5053, 12.3519, 'Europe/Rome', 58],
    ['NAP', 'NAP', 'Nápoles/Naples', 'Capodichino', 40.886, 14.2908, 'Europe/Rome', 54],
    ['BLQ', 'BLQ', 'Bolonia/Bologna', 'Guglielmo Marconi', 44.5354, 11.2887, 'Europe/Rome', 48],
    ['FLR', 'FLR', 'Florencia (Italia)/Florence', 'Peretola', 43.81, 11.2051, 'Europe/Rome', 44],
    ['CTA', 'CTA', 'Catania', 'Fontanarossa', 37.4668, 15.0664, 'Europe/Rome', 48],
    ['PMO', 'PMO', 'Palermo', 'Falcone-Borsellino', 38.176, 13.091, 'Europe/Rome', 44],
  ] },
  { country: 'GR', region: 'EUROPE', airports: [
    ['ATH', 'ATH', 'Atenas/Athens', 'Eleftherios Venizelos', 37.9364, 23.9445, 'Europe/Athens', 72],
    ['JTR', 'JTR', 'Santorini', 'Santorini', 36.3992, 25.4793, 'Europe/Athens', 40],
  ] },
  { country: 'TR', region: 'EUROPE', airports: [
    ['IST', 'IST', 'Estambul/Istanbul', 'Estambul/Istanbul', 41.2753, 28.7519, 'Europe/Istanbul', 92],
    ['AYT', 'AYT', 'Antalya', 'Antalya', 36.8987, 30.8005, 'Europe/Istanbul', 58],
    ['ASR', 'ASR', 'Capadocia (Kayseri)/Kayseri', 'Erkilet', 38.7704, 35.4954, 'Europe/Istanbul', 34],
  ] },
  { country: 'DK', region: 'EUROPE', airports: [
    ['CPH', 'CPH', 'Copenhague/Copenhagen', 'Kastrup', 55.6179, 12.656, 'Europe/Copenhagen', 70],
  ] },
  { country: 'SE', region: 'EUROPE', airports: [
    ['ARN', 'STO', 'Estocolmo/Stockholm', 'Arlanda', 59.6519, 17.9186, 'Europe/Stockholm', 66],
  ] },
  { country: 'NO', region: 'EUROPE', airports: [
    ['OSL', 'OSL', 'Oslo', 'Gardermoen', 60.121, 11.0502, 'Europe/Oslo', 64],
  ] },
  { country: 'FI', region: 'EUROPE', airports: [
    ['HEL', 'HEL', 'Helsinki', 'Vantaa', 60.3172, 24.9633, 'Europe/Helsinki', 62],
  ] },
  { country: 'PL', region: 'EUROPE', airports: [
    ['WAW', 'WAW', 'Varsovia/Warsaw', 'Chopin', 52.1657, 20.9671, 'Europe/Warsaw', 62],
    ['KRK', 'KRK', 'Cracovia/Krakow', 'Juan Pablo II/John Paul II', 50.0777, 19.7848, 'Europe/Warsaw', 48],
  ] },
  { country: 'CZ', region: 'EUROPE', airports: [
    ['PRG', 'PRG', 'Praga/Prague', 'Václav Havel', 50.1008, 14.26, 'Europe/Prague', 62],
  ] },
  { country: 'HU', region: 'EUROPE', airports: [
    ['BUD', 'BUD', 'Budapest', 'Ferenc Liszt', 47.4298, 19.2611, 'Europe/Budapest', 60],
  ] },
  { country: 'RO', region: 'EUROPE', airports: [
    ['OTP', 'BUH', 'Bucarest/Bucharest', 'Henri Coandă', 44.5711, 26.085, 'Europe/Bucharest', 52],
  ] },
  { country: 'BG', region: 'EUROPE', airports: [
    ['SOF', 'SOF', 'Sofía/Sofia', 'Vasil Levski', 42.6967, 23.4114, 'Europe/Sofia', 44],
  ] },
  { country: 'RS', region: 'EUROPE', airports: [
    ['BEG', 'BEG', 'Belgrado/Belgrade', 'Nikola Tesla', 44.8184, 20.3091, 'Europe/Belgrade', 46],
  ] },
  { country: 'HR', region: 'EUROPE', airports: [
    ['ZAG', 'ZAG', 'Zagreb', 'Franjo Tuđman', 45.7429, 16.0688, 'Europe/Zagreb', 44],
    ['DBV', 'DBV', 'Dubrovnik', 'Ruđer Bošković', 42.5614, 18.2682, 'Europe/Zagreb', 44],
  ] },
  { country: 'IS', region: 'EUROPE', airports: [
    ['KEF', 'REK', 'Reikiavik/Reykjavik', 'Keflavík', 63.985, -22.6056, 'Atlantic/Reykjavik', 50],
  ] },
  { country: 'MT', region: 'EUROPE', airports: [
    ['MLA', 'MLA', 'Malta', 'Luqa', 35.8575, 14.4775, 'Europe/Malta', 44],
  ] },
];
