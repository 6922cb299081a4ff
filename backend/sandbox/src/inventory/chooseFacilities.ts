import type { Random } from '../random';
import type { Scene } from '../geography/types';
import { facilities, facilityKeys, type FacilityKey } from './facilities';
import type { AccommodationCode, HotelFacility } from './types';

const WATER: Scene[] = ['beach', 'island'];
const GREEN: Scene[] = ['jungle', 'coffee', 'lake', 'plains'];
const PAID: FacilityKey[] = ['spa', 'shuttle', 'parking'];

/** Probability of each facility of a hotel; undefined when it cannot have the facility. */
function odds(
  scene: Scene,
  accommodation: AccommodationCode,
  stars: number,
): Partial<Record<FacilityKey, number>> {
  const isResort = accommodation === 'RESORT';
  const high = Math.max(0, (stars - 2) / 3);
  const isTown = !GREEN.includes(scene);
  return {
    wifi: 0.98,
    reception: 0.55 + high * 0.4,
    parking: isTown ? 0.25 + high * 0.3 : 0.8,
    lift: isTown && stars >= 3 ? 0.7 : 0,
    shuttle: 0.15 + high * 0.25,
    meeting: isTown ? high * 0.5 : 0.1,
    coworking: isTown ? 0.2 : 0.05,
    garden: GREEN.includes(scene) ? 0.7 : 0.2,
    terrace: 0.45,
    rooftop: isTown ? 0.12 + high * 0.4 : 0,
    pets: 0.3,
    accessible: 0.2 + high * 0.4,
    pool: isResort || WATER.includes(scene) ? 0.35 + high * 0.6 : 0.1 + high * 0.45,
    beachfront: WATER.includes(scene) ? 0.35 + high * 0.3 : 0,
    kids: isResort ? 0.7 : 0.05,
    bikes: 0.2,
    hammocks: WATER.includes(scene) || scene === 'jungle' || scene === 'desert' ? 0.5 : 0,
    restaurant: 0.25 + high * 0.65,
    bar: 0.25 + high * 0.6,
    cafe: 0.4,
    kitchen: accommodation === 'HOSTEL' ? 0.9 : 0,
    gym: high * 0.75,
    spa: high * 0.65,
    sauna: high * 0.4,
    jacuzzi: high * 0.35,
  };
}

export function chooseFacilities(
  random: Random,
  scene: Scene,
  accommodation: AccommodationCode,
  stars: number,
): { keys: FacilityKey[]; list: HotelFacility[] } {
  const chances = odds(scene, accommodation, stars);
  const keys = facilityKeys.filter((key) => random.next() < (chances[key] ?? 0));
  return {
    keys,
    list: keys.map((key) => ({
      ...facilities[key],
      fee: PAID.includes(key) && random.next() < 0.5,
    })),
  };
}
