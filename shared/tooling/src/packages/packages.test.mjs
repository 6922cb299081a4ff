import { toArguments } from './packages.mjs';

it.each([
  [
    ['import', 'mine.json', '--brand', 'andes'],
    ['import', '/home/ana/mine.json', '--brand', 'andes'],
  ],
  [
    ['check', '/tmp/mine.json'],
    ['check', '/tmp/mine.json'],
  ],
  [
    ['list', 'EUROPE', '--brand', 'andes'],
    ['list', 'EUROPE', '--brand', 'andes'],
  ],
  [
    ['export', '--brand', 'andes'],
    ['export', '--brand', 'andes'],
  ],
  [['import'], ['import']],
  [[], []],
])('passes %j on as %j', (args, passed) => {
  expect(toArguments(args, '/home/ana')).toEqual(passed);
});
