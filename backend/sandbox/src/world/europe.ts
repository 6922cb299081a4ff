import { city } from './city';

/** Europe. Coordinates in WGS 84, reviewed against public maps; stay taxes as each city publishes them, rounded. */
export const europe = [
  city({
    code: 'MAD', seat: 70, name: 'Madrid', country: 'ES', region: 'Comunidad de Madrid', at: [40.4168, -3.7038], hotels: 60, level: 470, scene: 'europe', season: 'northern',
    zones: [['Sol – Centro', 40.4165, -3.7035, 0.35, 1.1], ['Gran Vía', 40.4203, -3.7058, 0.3, 1.15], ['Barrio de las Letras', 40.4135, -3.6985, 0.25, 1.1], ['Barrio de Salamanca', 40.4285, -3.6845, 0.4, 1.4], ['Chueca', 40.4225, -3.6975, 0.25, 1], ['Malasaña', 40.4265, -3.7045, 0.3, 0.95], ['La Latina', 40.4115, -3.7105, 0.25, 0.95], ['Atocha', 40.4075, -3.6915, 0.3, 0.9], ['Chamartín', 40.4665, -3.6885, 0.5, 0.9, 'skyline'], ['Barajas', 40.4725, -3.5805, 0.5, 0.75, 'skyline']],
    sights: [['Puerta del Sol', 40.4169, -3.7035], ['Museo del Prado', 40.4138, -3.6921], ['Parque del Retiro', 40.4153, -3.6845], ['Palacio Real', 40.418, -3.7143]],
    streets: ['Calle de Atocha', 'Calle de Hortaleza', 'Calle de Serrano', 'Calle del Prado', 'Gran Vía', 'Calle de Alcalá', 'Calle de la Cava Baja'],
  }),
  city({
    code: 'BCN', seat: 71, name: 'Barcelona', country: 'ES', region: 'Cataluña', at: [41.3874, 2.1686], hotels: 54, level: 520, scene: 'europe', season: 'northern',
    zones: [['Barrio Gótico', 41.3835, 2.1765, 0.3, 1.1], ['Eixample', 41.3925, 2.1625, 0.5, 1.15], ['Paseo de Gracia', 41.3925, 2.1645, 0.25, 1.45], ['El Born', 41.3848, 2.1825, 0.25, 1.1], ['Gracia', 41.4035, 2.1565, 0.35, 0.95], ['Barceloneta', 41.3795, 2.1895, 0.25, 1.15, 'beach'], ['Poblenou', 41.4035, 2.2035, 0.35, 0.95], ['Sants', 41.3785, 2.1405, 0.35, 0.8]],
    sights: [['Sagrada Familia', 41.4036, 2.1744], ['La Rambla', 41.3809, 2.173], ['Parque Güell', 41.4145, 2.1527]],
    streets: ["Carrer d'Aragó", 'Passeig de Gràcia', 'Carrer de Mallorca', 'Via Laietana', 'Carrer de Ferran', 'Passeig de Joan de Borbó'], stayTax: { per: 'personNight', value: 5.5 },
  }),
  city({
    code: 'SVQ', seat: 72, name: 'Sevilla', country: 'ES', region: 'Andalucía', at: [37.3891, -5.9845], hotels: 22, level: 400, scene: 'colonial', season: 'northern',
    zones: [['Santa Cruz', 37.3855, -5.9885, 0.25, 1.25], ['Triana', 37.3845, -6.0035, 0.3, 0.95], ['Arenal', 37.3875, -5.9975, 0.25, 1.1], ['Alameda', 37.3985, -5.9935, 0.3, 0.9], ['Nervión', 37.3835, -5.9735, 0.3, 0.85, 'skyline']],
    sights: [['La Giralda', 37.3862, -5.9926], ['Real Alcázar', 37.3831, -5.9902], ['Plaza de España', 37.3772, -5.9869]],
    streets: ['Calle Mateos Gago', 'Calle Betis', 'Calle Sierpes', 'Calle Adriano', 'Alameda de Hércules'],
  }),
  city({
    code: 'LIS', seat: 73, name: 'Lisboa', country: 'PT', region: 'Lisboa', at: [38.7223, -9.1393], hotels: 32, level: 430, scene: 'europe', season: 'northern',
    zones: [['Baixa', 38.7115, -9.1385, 0.25, 1.15], ['Chiado', 38.7105, -9.1425, 0.2, 1.3], ['Alfama', 38.7125, -9.1295, 0.25, 1.05, 'colonial'], ['Avenida da Liberdade', 38.7205, -9.1465, 0.3, 1.35], ['Belém', 38.6975, -9.2055, 0.35, 1], ['Parque das Nações', 38.7675, -9.0965, 0.4, 0.9, 'skyline']],
    sights: [['Praça do Comércio', 38.7075, -9.1365], ['Castillo de San Jorge', 38.7139, -9.1335], ['Torre de Belém', 38.6916, -9.216]],
    streets: ['Rua Augusta', 'Rua Garrett', 'Avenida da Liberdade', 'Rua dos Remédios', 'Rua de São Bento'], stayTax: { per: 'personNight', value: 4 },
  }),
  city({
    code: 'PAR', seat: 74, name: 'París', country: 'FR', region: 'Isla de Francia', at: [48.8566, 2.3522], hotels: 64, level: 680, scene: 'europe', season: 'northern',
    zones: [['Le Marais', 48.8575, 2.3595, 0.35, 1.2], ['Barrio Latino', 48.8495, 2.3475, 0.35, 1.05], ['Saint-Germain', 48.8535, 2.3335, 0.3, 1.35], ['Ópera', 48.8715, 2.3325, 0.35, 1.15], ['Montmartre', 48.8855, 2.3385, 0.35, 0.95], ['Campos Elíseos', 48.8705, 2.3045, 0.35, 1.6], ['Torre Eiffel', 48.8565, 2.2965, 0.35, 1.2], ['Bastilla', 48.8525, 2.3705, 0.35, 0.95], ['Montparnasse', 48.8425, 2.3215, 0.35, 0.9], ['La Défense', 48.8915, 2.2385, 0.4, 0.8, 'skyline']],
    sights: [['Torre Eiffel', 48.8584, 2.2945], ['Museo del Louvre', 48.8606, 2.3376], ['Notre-Dame', 48.853, 2.3499], ['Sacré-Cœur', 48.8867, 2.3431]],
    streets: ['rue de Rivoli', 'rue Saint-Antoine', 'boulevard Saint-Germain', 'rue des Martyrs', 'rue La Fayette', 'avenue Bosquet', 'rue Monge'], stayTax: { per: 'personNight', value: 5.2 },
  }),
  city({
    code: 'ROM', seat: 75, name: 'Roma', country: 'IT', region: 'Lacio', at: [41.9028, 12.4964], hotels: 54, level: 520, scene: 'europe', season: 'northern',
    zones: [['Centro Histórico', 41.8985, 12.4765, 0.35, 1.3], ['Trastevere', 41.8885, 12.4695, 0.3, 1.1], ['Vaticano – Prati', 41.9075, 12.4605, 0.35, 1], ['Termini', 41.9015, 12.5025, 0.35, 0.75], ['Monti', 41.8955, 12.4935, 0.25, 1.1], ['Via Veneto', 41.9065, 12.4895, 0.25, 1.35], ['San Giovanni', 41.8855, 12.5095, 0.4, 0.8]],
    sights: [['Coliseo', 41.8902, 12.4922], ['Fontana di Trevi', 41.9009, 12.4833], ['Basílica de San Pedro', 41.9022, 12.4539]],
    streets: ['Via Nazionale', 'Via Cavour', 'Via Giulia', 'Via Cola di Rienzo', 'Via dei Serpenti', 'Vicolo del Cinque'], stayTax: { per: 'personNight', value: 7 },
  }),
  city({
    code: 'FLR', seat: 76, name: 'Florencia (Italia)', country: 'IT', region: 'Toscana', at: [43.7696, 11.2558], hotels: 22, level: 520, scene: 'europe', season: 'northern',
    zones: [['Duomo', 43.7735, 11.2555, 0.25, 1.25], ['Santa María Novella', 43.7735, 11.2485, 0.25, 0.9], ['Oltrarno', 43.7665, 11.2485, 0.3, 1.05], ['San Marco', 43.7785, 11.2595, 0.25, 0.95]],
    sights: [['Catedral de Santa María del Fiore', 43.7731, 11.256], ['Ponte Vecchio', 43.768, 11.2531], ['Galería Uffizi', 43.7678, 11.2553]],
    streets: ['Via de’ Tornabuoni', 'Via Cavour', 'Borgo San Jacopo', 'Via della Scala', 'Via Ghibellina'], stayTax: { per: 'personNight', value: 6 },
  }),
  city({
    code: 'LON', seat: 77, name: 'Londres', country: 'UK', region: 'Inglaterra', at: [51.5074, -0.1278], hotels: 62, level: 720, scene: 'europe', season: 'northern',
    zones: [['Westminster', 51.4995, -0.1345, 0.4, 1.2], ['Covent Garden', 51.5125, -0.1245, 0.25, 1.35], ['Kensington', 51.4985, -0.1885, 0.45, 1.1], ['Paddington', 51.5155, -0.1755, 0.35, 0.9], ['Bloomsbury', 51.5225, -0.1275, 0.35, 0.95], ['Shoreditch', 51.5255, -0.0785, 0.35, 1, 'skyline'], ['South Bank', 51.5055, -0.1125, 0.3, 1.15, 'skyline'], ["King's Cross", 51.5305, -0.1235, 0.3, 0.9], ['Greenwich', 51.4815, -0.0085, 0.4, 0.8]],
    sights: [['Big Ben', 51.5007, -0.1246], ['Museo Británico', 51.5194, -0.127], ['Puente de la Torre', 51.5055, -0.0754]],
    streets: ['Cromwell Road', 'Sussex Gardens', 'Southampton Row', 'Great Eastern Street', 'Buckingham Palace Road', 'Gower Street'],
  }),
  city({
    code: 'AMS', seat: 78, name: 'Ámsterdam', country: 'NL', region: 'Holanda Septentrional', at: [52.3676, 4.9041], hotels: 32, level: 610, scene: 'europe', season: 'northern',
    zones: [['Canales', 52.3685, 4.8865, 0.35, 1.25], ['Jordaan', 52.3745, 4.8805, 0.3, 1.1], ['Barrio de los Museos', 52.3585, 4.8815, 0.3, 1.15], ['De Pijp', 52.3545, 4.8945, 0.3, 0.95], ['Estación Central', 52.3775, 4.8985, 0.25, 1], ['Zuidas', 52.3385, 4.8745, 0.4, 0.85, 'skyline']],
    sights: [['Rijksmuseum', 52.36, 4.8852], ['Casa de Ana Frank', 52.3752, 4.884], ['Plaza Dam', 52.3731, 4.8926]],
    streets: ['Prinsengracht', 'Keizersgracht', 'Damrak', 'Van Baerlestraat', 'Ferdinand Bolstraat'], stayTax: { per: 'percent', value: 12.5 },
  }),
  city({
    code: 'BER', seat: 79, name: 'Berlín', country: 'DE', region: 'Berlín', at: [52.52, 13.405], hotels: 26, level: 430, scene: 'europe', season: 'northern',
    zones: [['Mitte', 52.5215, 13.4025, 0.5, 1.15], ['Alexanderplatz', 52.5219, 13.4132, 0.3, 1, 'skyline'], ['Prenzlauer Berg', 52.5385, 13.4245, 0.4, 0.95], ['Kreuzberg', 52.4985, 13.4055, 0.45, 0.9], ['Charlottenburg', 52.5045, 13.3205, 0.45, 1]],
    sights: [['Puerta de Brandeburgo', 52.5163, 13.3777], ['Isla de los Museos', 52.5169, 13.4019]],
    streets: ['Friedrichstraße', 'Oranienburger Straße', 'Kurfürstendamm', 'Kastanienallee', 'Schönhauser Allee'], stayTax: { per: 'percent', value: 7.5 },
  }),
];
