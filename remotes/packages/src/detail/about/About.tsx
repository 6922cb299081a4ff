import type { PackageDetail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CheckIcon, CloseIcon, css, Section, type Theme } from '@tiquete/ui';
import { inclusionIcons } from '../../results/list/Includes';

/** Description, inclusions and exclusions. */
export function About({ detail }: { detail: PackageDetail }) {
  const t = useMessages('packages');
  const { summary, includes, excludes } = detail;
  return (
    <Section title={t('detail.sections.about')}>
      <p>{summary}</p>
      <div css={columns}>
        <div>
          <h3>{t('detail.includes')}</h3>
          <ul>
            {includes.map(({ type, text }) => {
              const Icon = inclusionIcons[type] ?? CheckIcon;
              return (
                <li key={text} data-part>
                  <Icon size={18} aria-hidden />
                  <span>{text}</span>
                </li>
              );
            })}
          </ul>
        </div>
        {excludes.length > 0 && (
          <div>
            <h3>{t('detail.excludes')}</h3>
            <ul>
              {excludes.map((text) => (
                <li key={text}>
                  <CloseIcon size={18} aria-hidden />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
const columns = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
  ${theme.up(768)} {
    grid-template-columns: 1fr 1fr;
  }
  ul {
    display: grid;
    gap: ${theme.spacing(2)};
    margin-top: ${theme.spacing(2)};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.spacing(2)};
  }
  svg {
    height: 1lh;
    color: ${theme.vars.palette.text.secondary};
  }
  [data-part] svg {
    color: ${theme.vars.palette.success.main};
  }
`;
