import { useMessages } from '@tiquete/platform';
import { Button, css, FieldGroup, Notice, smallText, type Theme } from '@tiquete/ui';
import { HostCard } from './HostCard';
import { NewHost } from './NewHost';
import { useHosts } from './useHosts';

interface HostsFieldProps {
  brand: string;
  label: string;
  hint?: string;
  error?: string;
  item: string;
  /** Hosts of the draft, saved or not. E-mails link to the first. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}
/** The hosts of a brand with their state and proof, and a field to add another. */
export function HostsField({ brand, label, hint, error, item, value, onChange }: HostsFieldProps) {
  const t = useMessages('brands');
  const { hosts, problem, changed, retry } = useHosts(brand);
  const known = hosts ?? [];
  const leaving = known.filter(
    ({ host, is_served: isServed }) => isServed && !value.includes(host),
  );
  return (
    <div css={wide}>
      <FieldGroup legend={label} hint={hint} error={error}>
        {!hosts && !problem && <p css={smallText}>{t('hosts.loading')}</p>}
        {problem && (
          <Notice
            kind="error"
            text={t('hosts.unloaded', { reason: problem.detail ?? problem.title })}
            action={
              <Button size="s" variant="secondary" onClick={retry}>
                {t('hosts.retry')}
              </Button>
            }
          />
        )}
        <ul css={list}>
          {value.map((host, index) => {
            const claim = known.find((each) => each.host === host);
            const remove = () => onChange(value.toSpliced(index, 1));
            return claim ? (
              <HostCard
                key={`host ${host}`}
                brand={brand}
                claim={claim}
                isFirst={index === 0}
                isOnly={value.length === 1}
                onRemove={remove}
                onFirst={() => onChange([host, ...value.toSpliced(index, 1)])}
                onChecked={changed}
              />
            ) : (
              <NewHost
                key={index}
                label={t('field.item', { item, number: index + 1 })}
                removeLabel={t('field.remove', { item, number: index + 1 })}
                value={host}
                isReady={hosts !== null}
                onChange={(typed) => onChange(value.with(index, typed))}
                onRemove={remove}
              />
            );
          })}
          {leaving.map(({ host }) => (
            <li key={`leaving ${host}`} css={row}>
              <div>
                <s>{host}</s>
                <p css={smallText}>{t('hosts.leaving')}</p>
              </div>
              <Button size="s" variant="ghost" onClick={() => onChange([...value, host])}>
                {t('hosts.back')}
              </Button>
            </li>
          ))}
        </ul>
        <Button size="s" variant="secondary" onClick={() => onChange([...value, ''])}>
          {t('field.add', { item: item.toLowerCase() })}
        </Button>
      </FieldGroup>
    </div>
  );
}
const wide = css`
  grid-column: 1 / -1;
`;
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  margin-bottom: ${theme.spacing(3)};
`;
const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;
