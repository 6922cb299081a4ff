import { useMessages } from '@tiquete/platform';
import { CheckIcon, CloseIcon, css, type Theme } from '@tiquete/ui';

const COVERED = ['medical', 'urgency', 'baggage', 'cancellation', 'return', 'legal'] as const;
const NOT_COVERED = ['preExisting', 'extreme', 'alcohol', 'checkups'] as const;

/** Included and excluded covers of assistance in general, in plain words. */
export function Covers() {
  const t = useMessages('assistance');
  const lists = [
    { title: t('home.covered'), items: COVERED, Icon: CheckIcon },
    { title: t('home.notCovered'), items: NOT_COVERED, Icon: CloseIcon },
  ];
  return (
    <section>
      <h2>{t('home.covers')}</h2>
      <p css={lead}>{t('home.coversLead')}</p>
      <div css={columns}>
        {lists.map(({ title, items, Icon }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Icon size={18} aria-hidden />
                  <span>{t(`home.plain.${item}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
const lead = (theme: Theme) => css`
  max-width: 72ch;
  margin-block: ${theme.spacing(1)} ${theme.spacing(5)};
  color: ${theme.vars.palette.text.secondary};
`;
/** Both lists have the same width and style, so that exclusions are not small print. */
const columns = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
  ${theme.up(768)} {
    grid-template-columns: 1fr 1fr;
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(3)};
    padding: ${theme.spacing(5)};
    ${theme.surface}
  }
  ul {
    display: grid;
    gap: ${theme.spacing(3)};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.spacing(3)};
  }
  svg {
    height: 1lh;
    color: ${theme.vars.palette.primary.text};
  }
`;
