import { toArguments } from './brand.mjs';

it.each([
  [
    ['edit', 'andes', '--file', 'andes.json'],
    ['edit', 'andes', '--file', '/home/ana/andes.json'],
  ],
  [
    ['create', 'mar', '--file=mar.json'],
    ['create', 'mar', '--file=/home/ana/mar.json'],
  ],
  [
    ['export', 'andes', 'out/andes.json', '--json'],
    ['export', 'andes', '/home/ana/out/andes.json', '--json'],
  ],
  [
    ['export', 'andes', '--draft'],
    ['export', 'andes', '--draft'],
  ],
  [
    ['publish', 'andes', '--note', 'andes.json'],
    ['publish', 'andes', '--note', 'andes.json'],
  ],
  [[], []],
])('passes %j on as %j', (args, passed) => {
  expect(toArguments(args, '/home/ana')).toEqual(passed);
});
