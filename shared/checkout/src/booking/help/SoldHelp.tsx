import type { SoldHelp as Help } from '@tiquete/contracts';
import { countryName, phoneHref, useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { help as words } from '../../messages/help';
import { titled, TitledLines } from './TitledLines';

/** Emergency numbers by country, and the steps of a claim. */
export function SoldHelp({ help: { numbers, claims } }: { help: Help }) {
  const t = useLazyMessages('checkout-help', words);
  return (
    <>
      {numbers.length > 0 && (
        <div css={titled}>
          <h3>{t('call')}</h3>
          <dl css={list}>
            {numbers.map(({ country, name, phone }) => {
              const place = country === null ? t('anywhere') : countryName(country);
              return (
                <div key={`${country} ${phone}`}>
                  <dt>
                    {place}
                    {name && name !== place && <small>{name}</small>}
                  </dt>
                  <dd>
                    <a href={phoneHref(phone)}>{phone}</a>
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      )}
      <TitledLines title={t('claims')} lines={claims} isOrdered />
    </>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${theme.spacing(6)};
  margin: 0;
  ${theme.up(640)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: flex;
    gap: ${theme.spacing(3)};
    align-items: center;
    justify-content: space-between;
  }
  dt {
    min-width: 0;
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    flex: none;
    margin: 0;
  }
  a {
    white-space: nowrap;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${theme.weight.strong};
  }
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
`;
