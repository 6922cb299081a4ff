export { airportList, type ListedAirport } from './airportList';
export { airportZone, onAirportClock } from './airportZones';
export { type FindCity, loadCities, spanishName } from './cityFacts';
export { countryName, regionOf } from './countries';
export { dayIn } from './dayIn';
export { placeRoutes } from './routes';
export { createPlaceService, type PlaceService } from './service';
export { createPlaceSearch, type Findable, type PlaceSearch } from './placeSearch';
