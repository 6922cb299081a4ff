import type { AirportGroup } from '../airportRow';

export const east: readonly AirportGroup[] = [
  {
    country: 'AE',
    region: 'MIDDLE_EAST',
    airports: [
      ['DXB', 'DXB', 'Dubái/Dubai', 'Dubái/Dubai', 25.2528, 55.3644, 'Asia/Dubai', 96],
      ['AUH', 'AUH', 'Abu Dabi/Abu Dhabi', 'Zayed', 24.433, 54.6511, 'Asia/Dubai', 76],
    ],
  },
  {
    country: 'QA',
    region: 'MIDDLE_EAST',
    airports: [['DOH', 'DOH', 'Doha', 'Hamad', 25.2731, 51.6081, 'Asia/Qatar', 86]],
  },
  {
    country: 'SA',
    region: 'MIDDLE_EAST',
    airports: [
      ['RUH', 'RUH', 'Riad/Riyadh', 'Rey Khalid/King Khalid', 24.9576, 46.6988, 'Asia/Riyadh', 64],
      [
        'JED',
        'JED',
        'Yeda/Jeddah',
        'Rey Abdulaziz/King Abdulaziz',
        21.6796,
        39.1565,
        'Asia/Riyadh',
        66,
      ],
    ],
  },
  {
    country: 'JO',
    region: 'MIDDLE_EAST',
    airports: [
      ['AMM', 'AMM', 'Amán/Amman', 'Reina Alia/Queen Alia', 31.7226, 35.9932, 'Asia/Amman', 50],
    ],
  },
  {
    country: 'IL',
    region: 'MIDDLE_EAST',
    airports: [
      ['TLV', 'TLV', 'Tel Aviv', 'Ben Gurión/Ben Gurion', 32.0114, 34.8867, 'Asia/Jerusalem', 62],
    ],
  },
  {
    country: 'LB',
    region: 'MIDDLE_EAST',
    airports: [['BEY', 'BEY', 'Beirut', 'Rafic Hariri', 33.8209, 35.4884, 'Asia/Beirut', 46]],
  },
  {
    country: 'EG',
    region: 'AFRICA',
    airports: [
      ['CAI', 'CAI', 'El Cairo/Cairo', 'El Cairo/Cairo', 30.1219, 31.4056, 'Africa/Cairo', 64],
    ],
  },
  {
    country: 'MA',
    region: 'AFRICA',
    airports: [
      ['CMN', 'CAS', 'Casablanca', 'Mohamed V/Mohammed V', 33.3675, -7.59, 'Africa/Casablanca', 52],
      ['RAK', 'RAK', 'Marrakech/Marrakesh', 'Menara', 31.6069, -8.0363, 'Africa/Casablanca', 50],
    ],
  },
  {
    country: 'TN',
    region: 'AFRICA',
    airports: [
      ['TUN', 'TUN', 'Túnez/Tunis', 'Cartago/Carthage', 36.851, 10.2272, 'Africa/Tunis', 40],
    ],
  },
  {
    country: 'ET',
    region: 'AFRICA',
    airports: [
      ['ADD', 'ADD', 'Adís Abeba/Addis Ababa', 'Bole', 8.9779, 38.7993, 'Africa/Addis_Ababa', 58],
    ],
  },
  {
    country: 'KE',
    region: 'AFRICA',
    airports: [['NBO', 'NBO', 'Nairobi', 'Jomo Kenyatta', -1.3192, 36.9278, 'Africa/Nairobi', 54]],
  },
  {
    country: 'ZA',
    region: 'AFRICA',
    airports: [
      [
        'JNB',
        'JNB',
        'Johannesburgo/Johannesburg',
        'O. R. Tambo',
        -26.1392,
        28.246,
        'Africa/Johannesburg',
        66,
      ],
      [
        'CPT',
        'CPT',
        'Ciudad del Cabo/Cape Town',
        'Ciudad del Cabo/Cape Town',
        -33.9648,
        18.6017,
        'Africa/Johannesburg',
        58,
      ],
    ],
  },
  {
    country: 'NG',
    region: 'AFRICA',
    airports: [['LOS', 'LOS', 'Lagos', 'Murtala Muhammed', 6.5774, 3.3212, 'Africa/Lagos', 48]],
  },
  {
    country: 'AO',
    region: 'AFRICA',
    airports: [
      ['LAD', 'LAD', 'Luanda', 'Quatro de Fevereiro', -8.8584, 13.2312, 'Africa/Luanda', 34],
    ],
  },
  {
    country: 'IN',
    region: 'ASIA',
    airports: [
      [
        'DEL',
        'DEL',
        'Nueva Delhi/New Delhi',
        'Indira Gandhi',
        28.5665,
        77.1031,
        'Asia/Kolkata',
        80,
      ],
      ['BOM', 'BOM', 'Bombay/Mumbai', 'Chhatrapati Shivaji', 19.0887, 72.8679, 'Asia/Kolkata', 76],
    ],
  },
  {
    country: 'MV',
    region: 'ASIA',
    airports: [['MLE', 'MLE', 'Malé/Male', 'Velana', 4.1918, 73.5291, 'Indian/Maldives', 50]],
  },
  {
    country: 'LK',
    region: 'ASIA',
    airports: [['CMB', 'CMB', 'Colombo', 'Bandaranaike', 7.1808, 79.8841, 'Asia/Colombo', 46]],
  },
  {
    country: 'TH',
    region: 'ASIA',
    airports: [
      ['BKK', 'BKK', 'Bangkok', 'Suvarnabhumi', 13.6811, 100.747, 'Asia/Bangkok', 86],
      ['HKT', 'HKT', 'Phuket', 'Phuket', 8.1132, 98.3169, 'Asia/Bangkok', 58],
    ],
  },
  {
    country: 'SG',
    region: 'ASIA',
    airports: [
      ['SIN', 'SIN', 'Singapur/Singapore', 'Changi', 1.3502, 103.994, 'Asia/Singapore', 90],
    ],
  },
  {
    country: 'MY',
    region: 'ASIA',
    airports: [
      ['KUL', 'KUL', 'Kuala Lumpur', 'Kuala Lumpur', 2.7456, 101.71, 'Asia/Kuala_Lumpur', 78],
    ],
  },
  {
    country: 'ID',
    region: 'ASIA',
    airports: [
      ['DPS', 'DPS', 'Bali/Denpasar Bali', 'Ngurah Rai', -8.7482, 115.167, 'Asia/Makassar', 66],
      ['CGK', 'JKT', 'Yakarta/Jakarta', 'Soekarno-Hatta', -6.1256, 106.656, 'Asia/Jakarta', 74],
    ],
  },
  {
    country: 'PH',
    region: 'ASIA',
    airports: [['MNL', 'MNL', 'Manila', 'Ninoy Aquino', 14.5086, 121.02, 'Asia/Manila', 68]],
  },
  {
    country: 'VN',
    region: 'ASIA',
    airports: [
      [
        'SGN',
        'SGN',
        'Ciudad Ho Chi Minh/Ho Chi Minh City',
        'Tan Son Nhat',
        10.8188,
        106.652,
        'Asia/Ho_Chi_Minh',
        66,
      ],
      ['HAN', 'HAN', 'Hanói/Hanoi', 'Noi Bai', 21.2212, 105.807, 'Asia/Ho_Chi_Minh', 60],
    ],
  },
  {
    country: 'HK',
    region: 'ASIA',
    airports: [['HKG', 'HKG', 'Hong Kong', 'Chek Lap Kok', 22.3089, 113.915, 'Asia/Hong_Kong', 86]],
  },
  {
    country: 'TW',
    region: 'ASIA',
    airports: [['TPE', 'TPE', 'Taipéi/Taipei', 'Taoyuan', 25.0777, 121.233, 'Asia/Taipei', 74]],
  },
  {
    country: 'CN',
    region: 'ASIA',
    airports: [
      ['PEK', 'BJS', 'Pekín/Beijing', 'Capital', 40.0801, 116.585, 'Asia/Shanghai', 78],
      ['PVG', 'SHA', 'Shanghái/Shanghai', 'Pudong', 31.1434, 121.805, 'Asia/Shanghai', 80],
    ],
  },
  {
    country: 'KR',
    region: 'ASIA',
    airports: [['ICN', 'SEL', 'Seúl/Seoul', 'Incheon', 37.4691, 126.451, 'Asia/Seoul', 86]],
  },
  {
    country: 'JP',
    region: 'ASIA',
    airports: [
      ['HND', 'TYO', 'Tokio/Tokyo', 'Haneda', 35.5523, 139.78, 'Asia/Tokyo', 90],
      ['NRT', 'TYO', 'Tokio/Tokyo', 'Narita', 35.7647, 140.386, 'Asia/Tokyo', 82],
      ['KIX', 'OSA', 'Osaka', 'Kansai', 34.4273, 135.244, 'Asia/Tokyo', 68],
    ],
  },
  {
    country: 'AU',
    region: 'OCEANIA',
    airports: [
      ['SYD', 'SYD', 'Sídney/Sydney', 'Kingsford Smith', -33.9461, 151.177, 'Australia/Sydney', 80],
      ['MEL', 'MEL', 'Melbourne', 'Tullamarine', -37.6733, 144.843, 'Australia/Melbourne', 72],
      ['BNE', 'BNE', 'Brisbane', 'Brisbane', -27.3842, 153.117, 'Australia/Brisbane', 60],
    ],
  },
  {
    country: 'NZ',
    region: 'OCEANIA',
    airports: [['AKL', 'AKL', 'Auckland', 'Auckland', -37.0081, 174.792, 'Pacific/Auckland', 62]],
  },
];
