import { lostGoingBack, readSchemaNotes } from './lostGoingBack.mjs';

const notes = { 2: { lost: ['a'], note: 'Two.' }, 3: { lost: [], note: 'Three.' } };

it('says what is lost from one schema to the one before, and nothing on the way up', () => {
  expect(lostGoingBack(notes, 3, 2)).toEqual(['Three.']);
  expect(lostGoingBack(notes, 2, 1)).toEqual(['Two.']);
  expect(lostGoingBack(notes, 2, 3)).toEqual([]);
  expect(lostGoingBack(notes, 3, 3)).toEqual([]);
});
it('says that nothing kept is found two schemas back', () => {
  expect(lostGoingBack(notes, 3, 1)).toEqual([
    expect.stringContaining('begins with nothing kept'),
    'Three.',
    'Two.',
  ]);
});
it('reads what a remote says, and has nothing to say of one that never changed', () => {
  expect(lostGoingBack(readSchemaNotes('hotels'), 3, 2)).toEqual([
    expect.stringContaining('Nothing of schema 3 is lost'),
  ]);
  expect(readSchemaNotes('assistance')).toEqual({});
});
