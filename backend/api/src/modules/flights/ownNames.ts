/** Airlines as they write themselves: vendors shout, and each in its own way. */
export const AIRLINE_NAMES: Readonly<Record<string, string>> = {
  AV: 'Avianca', LA: 'LATAM Airlines', P5: 'Wingo', JA: 'JetSMART', VE: 'Clic', '9R': 'Satena', TA: 'Avianca El Salvador', '2K': 'Avianca Ecuador', '4C': 'LATAM Airlines Colombia', LP: 'LATAM Airlines Perú',
  JJ: 'LATAM Airlines Brasil', XL: 'LATAM Airlines Ecuador', CM: 'Copa Airlines', DM: 'Arajet', AM: 'Aeroméxico', '5D': 'Aeroméxico Connect', Y4: 'Volaris', VB: 'Viva', G3: 'GOL', AD: 'Azul', AR: 'Aerolíneas Argentinas',
  H2: 'SKY Airline', OB: 'BoA', QL: 'LASER', V0: 'Conviasa', CU: 'Cubana', AA: 'American Airlines', UA: 'United Airlines', DL: 'Delta', B6: 'JetBlue', NK: 'Spirit', F9: 'Frontier', WN: 'Southwest', AS: 'Alaska Airlines',
  AC: 'Air Canada', WS: 'WestJet', TS: 'Air Transat', IB: 'Iberia', I2: 'Iberia Express', UX: 'Air Europa', VY: 'Vueling', NT: 'Binter', '2W': 'World2Fly', TP: 'TAP Air Portugal', AF: 'Air France', KL: 'KLM', LH: 'Lufthansa',
  LX: 'SWISS', OS: 'Austrian', SN: 'Brussels Airlines', EN: 'Air Dolomiti', CL: 'Lufthansa CityLine', EW: 'Eurowings', BA: 'British Airways', EI: 'Aer Lingus', VS: 'Virgin Atlantic', AY: 'Finnair', SK: 'SAS', DY: 'Norwegian',
  LO: 'LOT', AZ: 'ITA Airways', A3: 'Aegean', FR: 'Ryanair', U2: 'easyJet', W6: 'Wizz Air', TK: 'Turkish Airlines', PC: 'Pegasus', EK: 'Emirates', QR: 'Qatar Airways', EY: 'Etihad', SV: 'Saudia', RJ: 'Royal Jordanian', LY: 'El Al',
  MS: 'EgyptAir', AT: 'Royal Air Maroc', ET: 'Ethiopian Airlines', KQ: 'Kenya Airways', SA: 'South African Airways', AI: 'Air India', SQ: 'Singapore Airlines', CX: 'Cathay Pacific', NH: 'ANA', JL: 'Japan Airlines', KE: 'Korean Air',
  OZ: 'Asiana', TG: 'Thai Airways', MH: 'Malaysia Airlines', GA: 'Garuda Indonesia', VN: 'Vietnam Airlines', CI: 'China Airlines', BR: 'EVA Air', CA: 'Air China', MU: 'China Eastern', CZ: 'China Southern', QF: 'Qantas', NZ: 'Air New Zealand',
};
export const AIRCRAFT_NAMES: Readonly<Record<string, string>> = {
  AT4: 'ATR 42', AT5: 'ATR 42', AT7: 'ATR 72', AT6: 'ATR 72', DH4: 'Dash 8', ER4: 'Embraer 145', E70: 'Embraer 170', E75: 'Embraer 175', E7W: 'Embraer 175', E90: 'Embraer 190', E95: 'Embraer 195', '290': 'Embraer 190-E2',
  '295': 'Embraer 195-E2', CR7: 'Bombardier CRJ700', CR9: 'Bombardier CRJ900', '221': 'Airbus A220-100', '223': 'Airbus A220-300', '318': 'Airbus A318', '319': 'Airbus A319', '320': 'Airbus A320', '32N': 'Airbus A320neo', '321': 'Airbus A321',
  '32Q': 'Airbus A321neo', '332': 'Airbus A330-200', '333': 'Airbus A330-300', '339': 'Airbus A330-900neo', '343': 'Airbus A340-300', '346': 'Airbus A340-600', '359': 'Airbus A350-900', '351': 'Airbus A350-1000', '388': 'Airbus A380-800',
  '73G': 'Boeing 737-700', '738': 'Boeing 737-800', '73H': 'Boeing 737-800', '739': 'Boeing 737-900ER', '73J': 'Boeing 737-900ER', '7M8': 'Boeing 737 MAX 8', '7M9': 'Boeing 737 MAX 9', '752': 'Boeing 757-200', '763': 'Boeing 767-300ER', '764': 'Boeing 767-400ER',
  '772': 'Boeing 777-200ER', '77L': 'Boeing 777-200LR', '773': 'Boeing 777-300', '77W': 'Boeing 777-300ER', '744': 'Boeing 747-400', '74H': 'Boeing 747-8', '788': 'Boeing 787-8', '789': 'Boeing 787-9', '781': 'Boeing 787-10',
};
