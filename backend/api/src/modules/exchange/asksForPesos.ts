import { CURRENCY } from '@tiquete/contracts';

/** Whether a request wants prices as they are, or converted to pesos, which is the same; nothing else is sold. */
export const asksForPesos = ({
  should_coin_convert: isConverted,
  coin_convert_to: currency,
}: {
  should_coin_convert: unknown;
  coin_convert_to: unknown;
}): boolean =>
  (isConverted === true && currency === CURRENCY) || (isConverted === false && currency === '');
