import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { findRoot } from '../../lib/findRoot';
import { type Drawable, printable } from './sheet';

let drawable: Drawable;
beforeAll(async () => {
  const face = await readFile(join(findRoot(), 'backend/api/fonts/Inter-Regular.ttf'));
  drawable = new Set(create(face).characterSet);
});

it.each([
  ['Ñandú, ¿cuánto? 4.0 ★ – “así”', 'Ñandú, ¿cuánto? 4.0 ★ – “así”'],
  ['Jose\u0301', 'José'],
  ['playa 🏖️ y sol', 'playa  y sol'],
  ['Łukasz Жук Ωmega', 'Łukasz Жук Ωmega'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Hotel 北京', 'Hotel BeiJing'],
  ['王小明', 'WangXiaoMing'],
  ['محمد', 'mhmd'],
  ['김민수', 'GimMinSu'],
  ['आशा', 'asa'],
  ['ŉ Ɐ', "'n A"],
  ['\ue000', '?'],
  ['uno\r\ndos\u0007', 'uno\ndos'],
])('%j is drawn as %j', (given, drawn) => expect(printable(given, drawable)).toBe(drawn));
