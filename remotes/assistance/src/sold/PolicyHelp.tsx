import { fieldsOf } from '@tiquete/checkout';
import { useLazyMessages } from '@tiquete/platform';
import { css, DownloadIcon, LinkButton, type Theme } from '@tiquete/ui';
import { sold as words } from '../messages/sold';
import { placeName } from '../search/placeName';
import { readSold } from './readSold';

/** Whom to call from where and how to claim, once it is issued; what it does not pay and its conditions, always. */
export function PolicyHelp({ booking }: { booking: unknown }) {
  const t = useLazyMessages('assistance-sold', words);
  const { help, claims, exclusions, policyUrl, conditionsUrl } = readSold(booking);
  const isIssued = fieldsOf(booking).get('status') === 'OK';
  const files = [
    ...(policyUrl ? [{ href: policyUrl, text: t('policyFile') }] : []),
    ...(conditionsUrl ? [{ href: conditionsUrl, text: t('conditions') }] : []),
  ];
  return (
    <div css={parts}>
      {isIssued && help.length > 0 && (
        <div>
          <h3>{t('help')}</h3>
          <dl css={numbers}>
            {help.map(({ country, name, phone }) => {
              const place = country ? placeName(country) : t('anywhere');
              return (
                <div key={`${country} ${phone}`}>
                  <dt>
                    {place}
                    {name && name !== place && <small>{name}</small>}
                  </dt>
                  <dd>
                    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      )}
      {isIssued && <Lines title={t('claims')} lines={claims} isOrdered />}
      <Lines title={t('exclusions')} lines={exclusions} />
      {files.length > 0 && (
        <div css={row}>
          {files.map(({ href, text }) => (
            <LinkButton
              key={href}
              variant="secondary"
              size="s"
              href={href}
              target="_blank"
              rel="noopener"
            >
              <DownloadIcon size={18} aria-hidden />
              {text}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
}
function Lines({
  title,
  lines,
  isOrdered = false,
}: {
  title: string;
  lines: readonly string[];
  isOrdered?: boolean;
}) {
  if (lines.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div>
      <h3>{title}</h3>
      <List css={isOrdered ? ordered : bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </div>
  );
}
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  h3 {
    ${theme.type.h3}
    margin-bottom: ${theme.spacing(2)};
  }
`;
/** On screen only: paper has no links. */
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  @media print {
    display: none;
  }
`;
const numbers = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${theme.spacing(6)};
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
  }
  a {
    white-space: nowrap;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 650;
  }
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
`;
const ordered = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: decimal;
`;
const bullets = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: disc;
`;
