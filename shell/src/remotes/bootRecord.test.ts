import { aBootRecord } from '@tiquete/testing';
import { readBootRecord } from './bootRecord';

const documentWith = (text: string) => {
  const page = document.implementation.createHTMLDocument();
  const script = Object.assign(page.createElement('script'), {
    id: 'boot',
    type: 'application/json',
    textContent: text,
  });
  page.body.append(script);
  return page;
};

it('reads the record in the document', () => {
  expect(readBootRecord(documentWith(JSON.stringify(aBootRecord())))).toEqual(aBootRecord());
});
it('leaves out a remote without an entry and retains the others', () => {
  const record = aBootRecord();
  const broken = {
    ...record,
    remotes: [...record.remotes, { id: 'flights', release: 'flights_r1' }],
  };
  expect(readBootRecord(documentWith(JSON.stringify(broken))).remotes.map(({ id }) => id)).toEqual([
    'hotels',
  ]);
});
it.each(['', 'null', '{}', '{"brand":{"id":"a","name":"A"}}'])('rejects %p', (text) => {
  expect(() => readBootRecord(documentWith(text))).toThrow('no boot record');
});
