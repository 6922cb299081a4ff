import type { Random } from '../random';
import type { Scene } from '../geography/types';
import { roomType } from './roomTypes';
import type { AccommodationCode, BoardCode, Category, HotelRoom } from './types';

const SEA: Scene[] = ['beach', 'island'];
const HIGH: Scene[] = ['andes', 'coffee', 'jungle', 'lake', 'desert'];

function codes(
  random: Random,
  scene: Scene,
  accommodation: AccommodationCode,
  stars: number,
): string[] {
  if (accommodation === 'HOSTEL')
    return ['BED.ST', 'DBL.ST', random.next() < 0.5 ? 'FAM.ST' : 'TWN.ST'];
  if (accommodation === 'APTHOTEL') return ['APT.B1', 'APT.B2', 'DBL.ST'];
  if (accommodation === 'RURAL')
    return ['DBL.ST', 'BUN.ST', HIGH.includes(scene) ? 'DBL.VT' : 'FAM.ST'];
  const list = [random.next() < 0.75 ? 'DBL.ST' : 'TWN.ST'];
  if (stars >= 3)
    list.push(
      SEA.includes(scene)
        ? 'DBL.VM'
        : random.pick(HIGH.includes(scene) ? ['DBL.SU', 'DBL.VT'] : ['DBL.SU', 'DBL.BO']),
    );
  list.push(random.pick(stars >= 4 ? ['FAM.ST', 'JSU.ST'] : ['TPL.ST', 'FAM.ST']));
  if (stars >= 4.5) list.push(SEA.includes(scene) ? 'SUI.VM' : 'SUI.ST');
  if (stars < 3 && random.next() < 0.5) list.push('SGL.ST');
  return list;
}

export function chooseRooms(
  random: Random,
  scene: Scene,
  accommodation: AccommodationCode,
  category: Category,
): HotelRoom[] {
  const size = accommodation === 'RESORT' ? 40 : 6 + category.stars * 5;
  return [...new Set(codes(random, scene, accommodation, category.stars))].map((code) => {
    const type = roomType(code);
    return {
      ...type,
      stock: Math.max(2, Math.round((size * random.between(0.5, 1.2)) / type.factor)),
    };
  });
}

export function chooseBoards(
  random: Random,
  scene: Scene,
  accommodation: AccommodationCode,
  category: Category,
): BoardCode[] {
  if (accommodation === 'RESORT') return random.next() < 0.7 ? ['AI'] : ['BB', 'AI'];
  if (accommodation === 'HOSTEL' || accommodation === 'APTHOTEL')
    return random.next() < 0.4 ? ['RO', 'BB'] : ['RO'];
  if (scene === 'jungle' || accommodation === 'RURAL')
    return random.pick<BoardCode[]>([['BB', 'HB'], ['BB', 'FB'], ['BB'], ['FB']]);
  if (SEA.includes(scene))
    return random.pick<BoardCode[]>([
      ['RO', 'BB'],
      ['BB', 'HB'],
      ['BB', 'FB'],
      ['RO', 'BB', 'HB'],
    ]);
  return category.stars >= 4 && random.next() < 0.3 ? ['BB', 'HB'] : ['RO', 'BB'];
}
