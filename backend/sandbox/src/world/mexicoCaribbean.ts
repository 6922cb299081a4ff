import { city } from './city';

/** Mexico, the Caribbean and Central America. Coordinates in WGS 84, reviewed against public maps. */
export const mexicoCaribbean = [
  city({
    code: 'CUN', seat: 40, name: 'Cancún', country: 'MX', region: 'Quintana Roo', at: [21.1619, -86.8515], hotels: 1000, level: 430, scene: 'beach', season: 'caribbean',
    zones: [
      ['Zona Hotelera – Punta Cancún', 21.1345, -86.7465, 0.35, 1.35], ['Zona Hotelera – Playa Delfines', 21.0605, -86.7795, 0.35, 1.25], ['Zona Hotelera – Playa Tortugas', 21.1415, -86.7685, 0.3, 1.15], ['Centro', 21.1605, -86.8265, 1, 0.55, 'skyline'],
      ['Puerto Cancún', 21.1625, -86.8055, 0.4, 1.05], ['Costa Mujeres', 21.2405, -86.8035, 0.5, 1.3], ['Isla Mujeres', 21.2555, -86.7485, 0.4, 1.05, 'island'], ['Puerto Morelos', 20.8475, -86.8755, 0.5, 0.9], ['Playa del Carmen', 20.6285, -87.0755, 0.8, 0.95], ['Playacar', 20.6135, -87.0905, 0.5, 1.15],
      ['Akumal', 20.3965, -87.3155, 0.4, 1.1], ['Tulum Pueblo', 20.2115, -87.4655, 0.7, 0.8, 'jungle'], ['Tulum Playa', 20.1725, -87.4455, 0.25, 1.6], ['Holbox', 21.5225, -87.3785, 0.4, 1, 'island'], ['Cozumel', 20.5085, -86.9495, 0.6, 0.9, 'island'],
    ],
    sights: [['Playa Delfines', 21.0608, -86.7783], ['Museo Maya de Cancún', 21.0745, -86.7755], ['Zona Arqueológica El Rey', 21.0612, -86.7815], ['Quinta Avenida de Playa del Carmen', 20.6265, -87.0735], ['Ruinas de Tulum', 20.2148, -87.4291]],
    streets: ['Bulevar Kukulcán', 'Avenida Tulum', 'Avenida Bonampak', 'Avenida Nader', 'Quinta Avenida', 'Calle 38 Norte', 'Avenida Rueda Medina', 'Carretera Tulum–Boca Paila'],
    stayTax: { per: 'roomNight', value: 79 },
  }),
  city({
    code: 'MEX', seat: 41, name: 'Ciudad de México', country: 'MX', region: 'Ciudad de México', at: [19.4326, -99.1332], hotels: 60, level: 330, scene: 'skyline', season: 'northern',
    zones: [['Centro Histórico', 19.4335, -99.1365, 0.5, 0.8, 'colonial'], ['Reforma – Zona Rosa', 19.4265, -99.1665, 0.4, 1.1], ['Polanco', 19.4335, -99.1935, 0.5, 1.5], ['Roma Norte', 19.4185, -99.1605, 0.4, 1.05], ['Condesa', 19.4115, -99.1735, 0.4, 1.15], ['Coyoacán', 19.3495, -99.1625, 0.4, 0.9, 'colonial'], ['Santa Fe', 19.3605, -99.2655, 0.5, 1.1], ['Aeropuerto', 19.4295, -99.0855, 0.5, 0.85]],
    sights: [['Palacio de Bellas Artes', 19.4352, -99.1412], ['Ángel de la Independencia', 19.427, -99.1677], ['Museo de Antropología', 19.426, -99.1863]],
    streets: ['Avenida Paseo de la Reforma', 'Calle de Tacuba', 'Avenida Presidente Masaryk', 'Calle Orizaba', 'Avenida Álvaro Obregón', 'Avenida Ámsterdam'],
  }),
  city({
    code: 'PUJ', seat: 42, name: 'Punta Cana', country: 'DO', region: 'La Altagracia', at: [18.582, -68.4055], hotels: 62, level: 520, scene: 'beach', season: 'caribbean',
    zones: [['Bávaro', 18.6835, -68.4265, 0.5, 1.05], ['El Cortecito', 18.6905, -68.4245, 0.3, 0.9], ['Arena Gorda', 18.7155, -68.4535, 0.5, 1.15], ['Cabeza de Toro', 18.6535, -68.3615, 0.4, 1], ['Cap Cana', 18.4685, -68.4075, 0.5, 1.6], ['Uvero Alto', 18.8185, -68.5905, 0.5, 1.1], ['Bayahibe', 18.3695, -68.8365, 0.4, 0.9]],
    sights: [['Playa Bávaro', 18.6835, -68.4225], ['Playa Macao', 18.7735, -68.5335], ['Hoyo Azul', 18.4775, -68.4485]],
    streets: ['Avenida Alemania', 'Avenida España', 'Bulevar Turístico del Este', 'Carretera Cabeza de Toro'],
  }),
  city({
    code: 'SDQ', seat: 43, name: 'Santo Domingo', country: 'DO', region: 'Distrito Nacional', at: [18.4861, -69.9312], hotels: 20, level: 310, scene: 'colonial', season: 'caribbean',
    zones: [['Zona Colonial', 18.4735, -69.8845, 0.35, 1.05], ['Malecón', 18.4625, -69.9025, 0.4, 1, 'beach'], ['Piantini', 18.4725, -69.9375, 0.4, 1.15, 'skyline'], ['Boca Chica', 18.4515, -69.6085, 0.4, 0.85, 'beach']],
    sights: [['Alcázar de Colón', 18.4775, -69.8829], ['Catedral Primada de América', 18.473, -69.8842]],
    streets: ['Calle Las Damas', 'Calle El Conde', 'Avenida George Washington', 'Avenida Winston Churchill'],
  }),
  city({
    code: 'HAV', seat: 44, name: 'La Habana', country: 'CU', region: 'La Habana', at: [23.1136, -82.3666], hotels: 18, level: 330, scene: 'colonial', season: 'caribbean',
    zones: [['Habana Vieja', 23.1375, -82.3525, 0.4, 1.1], ['Centro Habana', 23.1385, -82.3665, 0.4, 0.8], ['Vedado', 23.1385, -82.3895, 0.5, 0.95, 'skyline'], ['Miramar', 23.1215, -82.4305, 0.6, 1]],
    sights: [['Plaza de la Catedral', 23.1411, -82.3519], ['El Malecón', 23.1445, -82.3735]],
    streets: ['Calle Obispo', 'Paseo del Prado', 'Calle 23', 'Quinta Avenida'],
  }),
  city({
    code: 'AUA', seat: 45, name: 'Aruba', country: 'AW', region: 'Aruba', at: [12.5211, -69.9683], hotels: 24, level: 620, scene: 'island', season: 'caribbean',
    zones: [['Palm Beach', 12.5735, -70.0435, 0.35, 1.3], ['Eagle Beach', 12.5535, -70.0555, 0.3, 1.15], ['Oranjestad', 12.5205, -70.0365, 0.4, 0.85], ['Noord', 12.5655, -70.0305, 0.5, 0.8]],
    sights: [['Eagle Beach', 12.5535, -70.0585], ['Faro California', 12.6135, -70.0515]],
    streets: ['J.E. Irausquin Boulevard', 'L.G. Smith Boulevard', 'Palm Beach', 'Noord'], stayTax: { per: 'percent', value: 12.5 },
  }),
  city({
    code: 'CUR', seat: 46, name: 'Curazao', country: 'CW', region: 'Curazao', at: [12.1165, -68.9335], hotels: 18, level: 520, scene: 'island', season: 'caribbean',
    zones: [['Punda', 12.1065, -68.9325, 0.25, 1, 'colonial'], ['Otrobanda', 12.1075, -68.9385, 0.25, 0.95, 'colonial'], ['Jan Thiel', 12.0765, -68.8825, 0.4, 1.2], ['Piscadera', 12.1335, -68.9725, 0.4, 1.15], ['Westpunt', 12.3705, -69.1535, 0.5, 0.85]],
    sights: [['Handelskade', 12.1052, -68.9345], ['Playa Kenepa', 12.3545, -69.1535]],
    streets: ['Pietermaai', 'Breedestraat', 'Kaya Jan Thiel', 'Piscaderaweg'],
  }),
  city({
    code: 'PTY', seat: 47, name: 'Ciudad de Panamá', country: 'PA', region: 'Panamá', at: [8.9824, -79.5199], hotels: 36, level: 290, scene: 'skyline', season: 'caribbean',
    zones: [['Casco Viejo', 8.9525, -79.5345, 0.25, 1.3, 'colonial'], ['Obarrio', 8.9865, -79.5205, 0.35, 1.05], ['Punta Pacífica', 8.9805, -79.5105, 0.3, 1.25], ['El Cangrejo', 8.9855, -79.5285, 0.3, 0.9], ['Marbella', 8.9785, -79.5215, 0.3, 1.1], ['Amador', 8.9335, -79.5485, 0.3, 1], ['Playa Bonita', 8.8885, -79.5825, 0.3, 1.2, 'beach']],
    sights: [['Catedral de Panamá', 8.9525, -79.5359], ['Biomuseo', 8.9331, -79.5448], ['Esclusas de Miraflores', 8.9965, -79.5915]],
    streets: ['Calle Uruguay', 'Avenida Balboa', 'Vía España', 'Avenida Central', 'Calle 50'],
  }),
  city({
    code: 'SJO', seat: 48, name: 'San José de Costa Rica', country: 'CR', region: 'San José', at: [9.9281, -84.0907], hotels: 18, level: 330, scene: 'jungle', season: 'caribbean',
    zones: [['Barrio Amón', 9.9375, -84.0765, 0.3, 0.9, 'colonial'], ['Escazú', 9.9195, -84.1405, 0.5, 1.15], ['Sabana', 9.9355, -84.1035, 0.4, 1, 'skyline'], ['Alajuela', 10.0165, -84.2135, 0.6, 0.95], ['La Fortuna', 10.4705, -84.6455, 0.7, 1.3], ['Manuel Antonio', 9.3925, -84.1365, 0.5, 1.3, 'beach']],
    sights: [['Teatro Nacional', 9.9331, -84.0772], ['Volcán Arenal', 10.4626, -84.7032], ['Parque Manuel Antonio', 9.3825, -84.1395]],
    streets: ['Avenida Central', 'Calle 11', 'Paseo Colón', 'Calle 3'],
  }),
];
