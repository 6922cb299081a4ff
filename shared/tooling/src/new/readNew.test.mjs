import { readNew } from './readNew.mjs';

const known = { taken: ['hotels'], icons: ['cruise', 'ticket'] };
const read = (...args) => readNew(args, known);

it('reads a name, a label, an icon', () => {
  expect(read('river-cruises', '--tab', 'Cruceros por ríos', '--icon', 'cruise')).toEqual({
    id: 'river-cruises',
    label: 'Cruceros por ríos',
    icon: 'cruise',
    installs: true,
  });
  expect(read('trains', '--tab', 'Trenes', '--no-install')).toMatchObject({
    icon: 'ticket',
    installs: false,
  });
});

it.each([
  [['hotels', '--tab', 'Hoteles'], 'already'],
  [['Cruises', '--tab', 'Cruceros'], 'no name'],
  [['../x', '--tab', 'Cruceros'], 'no name'],
  [['a--b', '--tab', 'Cruceros'], 'no name'],
  [['cruises'], '--tab'],
  [['cruises', '--tab', "L'Avion"], 'label'],
  [['cruises', '--tab', 'Cruceros', '--icon', 'boat'], 'Icons: cruise, ticket'],
  [['cruises', 'trains', '--tab', 'Cruceros'], 'npm run new'],
  [['cruises', '--color', 'red'], 'color'],
])('rejects %j with a sentence', (args, words) => {
  expect(read(...args).problem).toContain(words);
});
