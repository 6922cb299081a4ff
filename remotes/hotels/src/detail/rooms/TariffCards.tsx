import { useMessages, useSelector } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { selectProductCode } from '../../state/slice';
import { BookButton } from './BookButton';
import { CancellationTerms } from './CancellationTerms';
import { TariffIncludes } from './TariffIncludes';
import { TariffPrice } from './TariffPrice';
import type { TariffsProps } from './tariffProps';

/** Tariffs of a room one below the other, on a phone. */
export function TariffCards({ room, tariffs, detail }: TariffsProps) {
  const t = useMessages('hotels');
  const chosen = useSelector(selectProductCode);
  return (
    <ul aria-label={t('detail.tariff.caption', { name: room.name })} css={list}>
      {tariffs.map((tariff) => (
        <li key={tariff.productCode} data-chosen={tariff.productCode === chosen || undefined}>
          <TariffIncludes tariff={tariff} isChosen={tariff.productCode === chosen} />
          <CancellationTerms tariff={tariff} />
          <TariffPrice tariff={tariff} nights={detail.page.nights} />
          <BookButton room={room} tariff={tariff} detail={detail} isFullWidth />
        </li>
      ))}
    </ul>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  width: 100%;
  > li {
    display: grid;
    gap: ${theme.spacing(3)};
    padding: ${theme.spacing(4)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  [data-chosen] {
    background: ${theme.vars.palette.primary.soft};
  }
`;
