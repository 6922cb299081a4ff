import { useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold } from '../../messages/sold';
import { bagLines, type FareBags } from '../../model/bagLines';

/** Baggage of the fare, in the same texts as in the booking. */
export function SummaryBags(bags: FareBags) {
  const t = useLazyMessages('flights-sold', sold);
  return (
    <div>
      <strong>{t('bagsPerTraveler')}</strong>
      <ul css={list}>
        {bagLines(t, bags).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
const list = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
