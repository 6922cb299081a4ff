import { InvalidArgumentError } from '@commander-js/extra-typings';

/** @throws InvalidArgumentError */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('A whole number from 1 is needed.');
  return Number(text);
}

/** Collects the values of an option that may be given several times. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];
