import { today } from '@tiquete/platform';
import { aQuery } from '../testing/builders';
import { checkSearch } from './checkSearch';
import { emptyDraft, toDraft } from './hotelQuery';

it('finds every error of an empty form', () => {
  expect(checkSearch({ ...emptyDraft, nationality: '' }, today())).toEqual({
    phase: 'invalid',
    errors: {
      destination: 'destinationMissing',
      dates: 'datesMissing',
      nationality: 'nationalityMissing',
    },
  });
});

it('requires the age of each child', () => {
  const draft = { ...toDraft(aQuery), rooms: [{ adults: 1, childrens: [4, null] }] };
  expect(checkSearch(draft, today())).toEqual({
    phase: 'invalid',
    errors: { rooms: 'childAgeMissing' },
  });
});

it('accepts a stay that begins today', () => {
  expect(checkSearch(toDraft(aQuery), aQuery.checkin).phase).toBe('valid');
});
