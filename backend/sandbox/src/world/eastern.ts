import { city } from './city';

/** Türkiye, the Gulf and Asia. Coordinates in WGS 84, reviewed against public maps. */
export const eastern = [
  city({
    code: 'IST', seat: 85, name: 'Estambul', country: 'TR', region: 'Estambul', at: [41.0082, 28.9784], hotels: 34, level: 380, scene: 'europe', season: 'northern',
    zones: [['Sultanahmet', 41.0065, 28.9765, 0.3, 1.1, 'colonial'], ['Taksim', 41.0365, 28.9835, 0.35, 1], ['Gálata – Karaköy', 41.0255, 28.9745, 0.25, 1.1], ['Beşiktaş', 41.0435, 29.0055, 0.35, 1.2], ['Kadıköy', 40.9905, 29.0255, 0.35, 0.8]],
    sights: [['Santa Sofía', 41.0086, 28.9802], ['Gran Bazar', 41.0107, 28.9681], ['Torre de Gálata', 41.0256, 28.9741]],
    streets: ['Divan Yolu Caddesi', 'İstiklal Caddesi', 'Akbıyık Caddesi', 'Kemeraltı Caddesi'],
  }),
  city({
    code: 'DXB', seat: 86, name: 'Dubái', country: 'AE', region: 'Dubái', at: [25.2048, 55.2708], hotels: 44, level: 560, scene: 'desert', season: 'gulf',
    zones: [['Downtown', 25.1955, 55.2755, 0.4, 1.35, 'skyline'], ['Dubái Marina', 25.0805, 55.1405, 0.4, 1.2, 'skyline'], ['Jumeirah', 25.2015, 55.2385, 0.4, 1.3, 'beach'], ['Palma Jumeirah', 25.1125, 55.1385, 0.3, 1.7, 'island'], ['Deira', 25.2705, 55.3155, 0.5, 0.65], ['Al Barsha', 25.1135, 55.2005, 0.5, 0.75, 'skyline'], ['Desierto de Al Marmoom', 24.8605, 55.3305, 0.8, 1.6]],
    sights: [['Burj Khalifa', 25.1972, 55.2744], ['Zoco de las Especias', 25.2675, 55.2965], ['Playa de JBR', 25.0785, 55.1335]],
    streets: ['Sheikh Zayed Road', 'Al Marsa Street', 'Al Rigga Road', 'Jumeirah Beach Road', 'Al Barsha Road'], stayTax: { per: 'roomNight', value: 15 },
  }),
  city({
    code: 'TYO', seat: 87, name: 'Tokio', country: 'JP', region: 'Kantō', at: [35.6762, 139.6503], hotels: 48, level: 500, scene: 'skyline', season: 'northern',
    zones: [['Shinjuku', 35.6935, 139.7025, 0.4, 1.05], ['Shibuya', 35.6595, 139.7005, 0.35, 1.2], ['Ginza', 35.6715, 139.7645, 0.3, 1.3], ['Asakusa', 35.7125, 139.7945, 0.35, 0.85, 'colonial'], ['Ueno', 35.7115, 139.7765, 0.35, 0.8], ['Roppongi', 35.6635, 139.7325, 0.3, 1.2], ['Akihabara', 35.6985, 139.7735, 0.3, 0.9]],
    sights: [['Cruce de Shibuya', 35.6595, 139.7004], ['Templo Sensō-ji', 35.7148, 139.7967], ['Torre de Tokio', 35.6586, 139.7454]],
    streets: ['Yasukuni-dori', 'Meiji-dori', 'Chuo-dori', 'Kaminarimon-dori', 'Showa-dori'], stayTax: { per: 'personNight', value: 200 },
  }),
  city({
    code: 'BKK', seat: 88, name: 'Bangkok', country: 'TH', region: 'Bangkok', at: [13.7563, 100.5018], hotels: 30, level: 260, scene: 'skyline', season: 'gulf',
    zones: [['Sukhumvit', 13.7385, 100.5605, 0.5, 1.05], ['Silom', 13.7275, 100.5285, 0.4, 1], ['Riverside', 13.7215, 100.5135, 0.3, 1.4], ['Siam', 13.7465, 100.5345, 0.3, 1.15], ['Khao San', 13.7588, 100.4975, 0.25, 0.6, 'colonial']],
    sights: [['Gran Palacio', 13.75, 100.4913], ['Wat Arun', 13.7437, 100.4889], ['Mercado de Chatuchak', 13.7999, 100.5502]],
    streets: ['Sukhumvit Road', 'Silom Road', 'Charoen Krung Road', 'Rama I Road', 'Rambuttri Road'],
  }),
];
