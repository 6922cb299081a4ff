import { filledEnvironment, readPort } from './environment.mjs';

it('treats an empty variable as unset', () => {
  expect(filledEnvironment({ PORT: '', DATA_DIR: '  ', HOST: 'x' })).toEqual({ HOST: 'x' });
});

it('reads a port, or the fallback when none is given', () => {
  expect(readPort('4000', 3000)).toBe(4000);
  expect(readPort(undefined, 3000)).toBe(3000);
});

it.each(['0', '65536', 'three', '30.5', '-1', '3000x'])(
  'rejects the port %s with one sentence',
  (text) => {
    expect(() => readPort(text, 3000)).toThrow(
      `PORT must be a number from 1 to 65535, and is "${text}".`,
    );
  },
);
