import { useMessages, useSelector } from '@tiquete/platform';
import { css, type Theme, VisuallyHidden } from '@tiquete/ui';
import { selectProductCode } from '../../state/slice';
import { BookButton } from './BookButton';
import { CancellationTerms } from './CancellationTerms';
import { TariffIncludes } from './TariffIncludes';
import { TariffPrice } from './TariffPrice';
import type { TariffsProps } from './tariffProps';

/** Tariffs of a room side by side, on screens with room for columns. */
export function TariffTable({ room, tariffs, detail }: TariffsProps) {
  const t = useMessages('hotels');
  const chosen = useSelector(selectProductCode);
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{t('detail.tariff.caption', { name: room.name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('detail.tariff.includes')}</th>
          <th scope="col">{t('detail.tariff.cancellation')}</th>
          <th scope="col">{t('detail.tariff.price')}</th>
          <th scope="col">
            <VisuallyHidden>{t('detail.tariff.action')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {tariffs.map((tariff) => (
          <tr key={tariff.productCode} data-chosen={tariff.productCode === chosen || undefined}>
            <td>
              <TariffIncludes tariff={tariff} isChosen={tariff.productCode === chosen} />
            </td>
            <td>
              <CancellationTerms tariff={tariff} />
            </td>
            <td>
              <TariffPrice tariff={tariff} nights={detail.page.nights} />
            </td>
            <td>
              <BookButton room={room} tariff={tariff} detail={detail} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
const table = (theme: Theme) => css`
  width: 100%;
  border-collapse: collapse;
  th {
    ${theme.type.small}
    padding: ${theme.spacing(2)} ${theme.spacing(4)};
    font-weight: ${theme.weight.strong};
    text-align: start;
    color: ${theme.vars.palette.text.secondary};
    background: ${theme.vars.palette.background.subtle};
  }
  td {
    padding: ${theme.spacing(4)};
    vertical-align: top;
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  td:first-of-type {
    width: 26%;
  }
  td:nth-of-type(2) {
    width: 32%;
  }
  td:last-of-type {
    width: 1%;
    padding-inline-start: 0;
  }
  [data-chosen] {
    background: ${theme.vars.palette.primary.soft};
  }
`;
