import { emptyDraft } from '@tiquete/domain/searches/hotels';
import { suggestedStay } from './suggestedStay';

const firstDay = '2027-03-01';

it('suggests two nights in two weeks for one adult for an empty form', () => {
  expect(suggestedStay(emptyDraft, 2, firstDay)).toEqual({
    checkin: '2027-03-15',
    checkout: '2027-03-17',
    rooms: [{ adults: 1, childrens: [] }],
    nationality: 'CO',
  });
});

it('uses the complete parts of the form', () => {
  const draft = {
    ...emptyDraft,
    dates: { start: '2027-04-01', end: '2027-04-04' },
    rooms: [{ adults: 2, childrens: [null] }],
    nationality: 'MX',
  };
  expect(suggestedStay(draft, 2, firstDay)).toEqual({
    checkin: '2027-04-01',
    checkout: '2027-04-04',
    rooms: [{ adults: 1, childrens: [] }],
    nationality: 'MX',
  });
});
