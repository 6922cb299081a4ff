import { withRemotes } from './remoteServices.mjs';

const text = `services:
  # remotes
  old: {}
  # end of remotes
  gateway:
    # remotes
    # end of remotes
`;
const service = (id) => `  ${id}: {}\n`;
const wait = (id) => `    after: ${id}\n`;

it('writes a section for every remote and leaves the other lines unchanged', () => {
  expect(withRemotes(text, [service, wait], ['cruises', 'hotels'])).toBe(`services:
  # remotes
  cruises: {}
  hotels: {}
  # end of remotes
  gateway:
    # remotes
    after: cruises
    after: hotels
    # end of remotes
`);
});

it('rejects a file that lacks a section', () => {
  expect(() => withRemotes('services:\n', [service], ['hotels'])).toThrow('0 found');
});
