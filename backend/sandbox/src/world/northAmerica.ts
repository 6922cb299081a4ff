import { city } from './city';

/** United States and Canada. Coordinates in WGS 84, reviewed against public maps. */
export const northAmerica = [
  city({
    code: 'MIA', seat: 50, name: 'Miami', country: 'US', region: 'Florida', at: [25.7617, -80.1918], hotels: 62, level: 620, scene: 'beach', season: 'northern',
    zones: [['South Beach', 25.7815, -80.1315, 0.4, 1.3], ['Mid Beach', 25.8125, -80.1235, 0.35, 1.25], ['North Beach', 25.8605, -80.1205, 0.35, 0.95], ['Sunny Isles', 25.9405, -80.1215, 0.35, 1.2], ['Brickell', 25.7615, -80.1925, 0.4, 1.2, 'skyline'], ['Downtown', 25.7755, -80.1905, 0.35, 1, 'skyline'], ['Coral Gables', 25.7495, -80.2615, 0.5, 1], ['Aeropuerto', 25.8085, -80.2785, 0.6, 0.7, 'skyline'], ['Doral', 25.8135, -80.3415, 0.6, 0.75, 'skyline']],
    sights: [['Ocean Drive', 25.7805, -80.1303], ['Bayside Marketplace', 25.7784, -80.1869], ['Wynwood Walls', 25.8011, -80.1993]],
    streets: ['Collins Avenue', 'Ocean Drive', 'Brickell Avenue', 'Biscayne Boulevard', 'NW 36th Street', 'Washington Avenue'], stayTax: { per: 'roomNight', value: 32 },
  }),
  city({
    code: 'NYC', seat: 51, name: 'Nueva York', country: 'US', region: 'Nueva York', at: [40.7128, -74.006], hotels: 70, level: 880, scene: 'skyline', season: 'northern',
    zones: [['Times Square', 40.758, -73.9855, 0.4, 1.2], ['Midtown East', 40.754, -73.9725, 0.4, 1.15], ['Chelsea', 40.7465, -74.0014, 0.4, 1.05], ['SoHo', 40.7235, -74.0005, 0.3, 1.35], ['Lower Manhattan', 40.7085, -74.0085, 0.35, 1], ['Upper West Side', 40.787, -73.9754, 0.5, 1], ['Williamsburg', 40.7145, -73.9585, 0.4, 0.95], ['Long Island City', 40.7505, -73.9405, 0.4, 0.7], ['Jersey City', 40.7195, -74.0435, 0.5, 0.75]],
    sights: [['Times Square', 40.758, -73.9855], ['Empire State Building', 40.7484, -73.9857], ['Central Park', 40.7712, -73.9742], ['Puente de Brooklyn', 40.7061, -73.9969]],
    streets: ['West 45th Street', 'Lexington Avenue', 'West 23rd Street', 'Mercer Street', 'Broadway', 'East 39th Street', 'Jackson Avenue'], stayTax: { per: 'roomNight', value: 3.5 },
  }),
  city({
    code: 'MCO', seat: 52, name: 'Orlando', country: 'US', region: 'Florida', at: [28.5383, -81.3792], hotels: 60, level: 430, scene: 'lake', season: 'northern',
    zones: [['International Drive', 28.4505, -81.4705, 0.7, 1], ['Lake Buena Vista', 28.3785, -81.5055, 0.7, 1.2], ['Kissimmee', 28.3315, -81.5055, 1, 0.75], ['Universal', 28.4745, -81.4685, 0.5, 1.25], ['Downtown', 28.5405, -81.3795, 0.4, 0.9, 'skyline'], ['Aeropuerto', 28.4585, -81.3105, 0.6, 0.8]],
    sights: [['Walt Disney World', 28.3852, -81.5639], ['Universal Orlando', 28.4743, -81.4678], ['ICON Park', 28.4432, -81.4687]],
    streets: ['International Drive', 'Universal Boulevard', 'Palm Parkway', 'West Irlo Bronson Highway', 'Hotel Plaza Boulevard'], stayTax: { per: 'roomNight', value: 18 },
  }),
  city({
    code: 'LAX', seat: 53, name: 'Los Ángeles', country: 'US', region: 'California', at: [34.0522, -118.2437], hotels: 34, level: 690, scene: 'skyline', season: 'northern',
    zones: [['Hollywood', 34.0985, -118.3265, 0.5, 1], ['Downtown', 34.0485, -118.2545, 0.4, 1], ['Santa Mónica', 34.0165, -118.4965, 0.4, 1.35, 'beach'], ['Beverly Hills', 34.0695, -118.4005, 0.4, 1.6], ['Aeropuerto LAX', 33.9465, -118.3855, 0.4, 0.75]],
    sights: [['Paseo de la Fama', 34.1016, -118.3267], ['Muelle de Santa Mónica', 34.0092, -118.4976], ['Observatorio Griffith', 34.1184, -118.3004]],
    streets: ['Hollywood Boulevard', 'South Figueroa Street', 'Ocean Avenue', 'Wilshire Boulevard', 'West Century Boulevard'],
  }),
  city({
    code: 'LAS', seat: 54, name: 'Las Vegas', country: 'US', region: 'Nevada', at: [36.1699, -115.1398], hotels: 26, level: 380, scene: 'desert', season: 'northern',
    zones: [['The Strip', 36.1147, -115.1728, 0.7, 1.2, 'skyline'], ['Fremont', 36.1705, -115.1435, 0.3, 0.75, 'skyline'], ['Summerlin', 36.1555, -115.3305, 0.6, 1]],
    sights: [['Fuentes de Las Vegas Boulevard', 36.1126, -115.1745], ['Fremont Street', 36.1707, -115.1438], ['Red Rock Canyon', 36.1355, -115.4275]],
    streets: ['Las Vegas Boulevard South', 'Fremont Street', 'Paradise Road', 'West Charleston Boulevard'], stayTax: { per: 'roomNight', value: 39 },
  }),
  city({
    code: 'YTO', seat: 55, name: 'Toronto', country: 'CA', region: 'Ontario', at: [43.6532, -79.3832], hotels: 20, level: 580, scene: 'skyline', season: 'northern',
    zones: [['Downtown', 43.6505, -79.3845, 0.5, 1.1], ['Yorkville', 43.6705, -79.3915, 0.3, 1.3], ['Harbourfront', 43.6405, -79.3815, 0.3, 1.1, 'lake'], ['Aeropuerto Pearson', 43.6885, -79.5885, 0.6, 0.75]],
    sights: [['CN Tower', 43.6426, -79.3871], ['Distillery District', 43.6503, -79.3596]],
    streets: ['King Street West', 'Yonge Street', 'Queens Quay West', 'Bloor Street West'], stayTax: { per: 'percent', value: 6 },
  }),
];
