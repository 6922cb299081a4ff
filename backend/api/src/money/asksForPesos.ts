import { CURRENCY } from '@tiquete/contracts';

const NO: readonly unknown[] = [false, 'false', 0, '0', '', null];

/** False for prices converted to a currency that is not sold. */
export const asksForPesos = ({
  should_coin_convert: isConverted,
  coin_convert_to: currency,
}: {
  should_coin_convert: unknown;
  coin_convert_to: unknown;
}): boolean =>
  NO.includes(isConverted) || currency === null || ['', CURRENCY].includes(String(currency).trim());
