import { helpText, readArguments, splitPart } from './readArguments.mjs';

const PARTS = ['hotels', 'flights', 'shell'];
const read = (...args) => readArguments(args, PARTS);

it.each([
  [['hotels'], { parts: ['hotels'], isPromoted: false, isJson: false }],
  [['hotels', '--promote'], { parts: ['hotels'], isPromoted: true }],
  [['shell', 'hotels', 'shell'], { parts: ['shell', 'hotels'] }],
  [['hotels', '--notes', 'Mapa nuevo'], { notes: 'Mapa nuevo' }],
  [['hotels', '--source', 'src-next', '--json'], { source: 'src-next', isJson: true }],
])('ships what %j names', (args, asked) => {
  expect(read(...args)).toMatchObject({ act: 'ship', ...asked });
});

it('adopts one folder', () => {
  expect(read('adopt', '../cars/dist', '--promote')).toEqual({
    act: 'adopt',
    folder: '../cars/dist',
    isPromoted: true,
    isJson: false,
  });
});

it('passes the commands of the api on unchanged', () => {
  expect(read('promote', 'hotels', '--brand', 'andes')).toEqual({
    act: 'command',
    args: ['promote', 'hotels', '--brand', 'andes'],
  });
});

it('requests the help for --help and for wrong arguments', () => {
  expect(read('--help')).toEqual({ act: 'help', isRequested: true });
  for (const args of [
    [],
    ['--promote'],
    ['hotels', '--source', ''],
    ['hotels', '--now'],
    ['hotels', 'flights', '--source', 'src-next'],
    ['adopt'],
    ['adopt', 'a', 'b'],
    ['adopt', 'a', '--source', 'src-next'],
  ])
    expect(read(...args)).toEqual({ act: 'help', isRequested: false });
});

it('names a part that does not exist', () => {
  expect(read('hotels', 'cruises')).toEqual({ act: 'unknown', part: 'cruises' });
});

it('splits a part and its release', () => {
  expect(splitPart('hotels=hotels_ab12')).toEqual({ part: 'hotels', release: 'hotels_ab12' });
  expect(splitPart('hotels')).toEqual({ part: 'hotels', release: null });
});

it('describes both commands in its help', () => {
  expect(helpText()).toContain('--source <folder>');
  expect(helpText()).toContain('npm run release -- adopt [options] <folder>');
});
