import type { Coverage } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CheckIcon, CloseIcon, css, type Theme } from '@tiquete/ui';

/** Every coverage of a plan in the supplier's groups. Exclusions are listed too, marked in words. */
export function CoverageTable({ coverages }: { coverages: readonly Coverage[] }) {
  const t = useMessages('assistance');
  const groups = [...new Set(coverages.map(({ group }) => group))];
  return (
    <table css={table}>
      <caption>{t('coverages.title')}</caption>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {group}
            </th>
          </tr>
          {coverages
            .filter((coverage) => coverage.group === group)
            .map(({ code, name, value, text, is_covered: isCovered }) => (
              <tr key={code}>
                <th scope="row">
                  <div>
                    {isCovered ? (
                      <CheckIcon size={16} aria-hidden />
                    ) : (
                      <CloseIcon size={16} aria-hidden />
                    )}
                    <span>
                      {name}
                      {text && <small>{text}</small>}
                    </span>
                  </div>
                </th>
                <td>{isCovered ? value : t('coverages.notCovered')}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
const table = (theme: Theme) => css`
  width: 100%;
  border-collapse: collapse;
  caption {
    ${theme.type.h3}
    padding-bottom: ${theme.spacing(2)};
    text-align: start;
  }
  th[scope='rowgroup'] {
    ${theme.type.small}
    padding: ${theme.spacing(4)} 0 ${theme.spacing(1)};
    color: ${theme.vars.palette.text.secondary};
    text-align: start;
  }
  th[scope='row'] {
    font-weight: ${theme.weight.regular};
    text-align: start;
  }
  th > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.spacing(2)};
  }
  th[scope='row'],
  td {
    padding-block: ${theme.spacing(2)};
    vertical-align: top;
  }
  tr + tr > * {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  td {
    width: 36%;
    padding-inline-start: ${theme.spacing(3)};
    font-weight: ${theme.weight.strong};
    text-align: end;
  }
  svg {
    height: 1lh;
  }
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
`;
