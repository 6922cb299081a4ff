import { RETENTION_TIMES } from '@tiquete/domain';
import { aBrand } from '@tiquete/testing';
import { dataPolicyText } from './dataPolicy';

it('the data policy has a sentence with the time of each retention rule', () => {
  const section = dataPolicyText(aBrand).sections.find(({ id }) => id === 'conservacion');
  const lists = section?.blocks.flatMap((block) => (typeof block === 'string' ? [] : block.list));
  expect(lists).toHaveLength(Object.keys(RETENTION_TIMES).length);
  const { session, staffAct, bookingPeople } = RETENTION_TIMES;
  for (const time of [
    `${session.days} días después del último uso`,
    `consulta y cambia: ${staffAct.days / 365} años`,
    `se conservan ${bookingPeople.years} años`,
    'después de su plazo',
  ])
    expect(lists?.filter((text) => text.includes(time))).toHaveLength(1);
});
