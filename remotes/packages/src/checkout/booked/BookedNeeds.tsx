import { useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../../messages/sold';
import type { SoldPackage } from '@tiquete/contracts/package-snapshot';

/** Documents, visas and vaccines, and what to bring. */
export function BookedNeeds({ sold }: { sold: SoldPackage }) {
  const t = useLazyMessages('packages-sold', words);
  const { documents, visas, vaccines, to_bring } = sold;
  const { type, validity_months: count } = documents;
  const passport = count > 0 ? 'PASSPORT_UNTIL' : 'PASSPORT';
  return (
    <>
      <Lines
        title={t('documents')}
        lines={[
          t(type === 'PASSPORT' ? passport : 'ID', { count }),
          ...visas.map(({ is_required, country_name: country, text }) =>
            t(is_required ? 'visa' : 'noVisa', { country, text }),
          ),
          ...vaccines.map((vaccine) => t('vaccine', { ...vaccine })),
        ]}
      />
      {to_bring.length > 0 && <Lines title={t('toBring')} lines={to_bring} />}
    </>
  );
}
function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul css={bullets}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
const bullets = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  max-width: 72ch;
  padding-inline-start: ${theme.spacing(5)};
  list-style: disc;
`;
