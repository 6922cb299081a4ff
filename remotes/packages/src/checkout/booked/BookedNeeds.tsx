import { useLazyMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { sold as words } from '../../messages/sold';
import type { SoldPackage } from '../../model/readSold';

/** Documents, visas and vaccines, and what to bring. */
export function BookedNeeds({ sold }: { sold: SoldPackage }) {
  const t = useLazyMessages('packages-sold', words);
  const { document, visas, vaccines, toBring } = sold;
  const passport = document.months > 0 ? 'PASSPORT_UNTIL' : 'PASSPORT';
  return (
    <>
      <Lines
        title={t('documents')}
        lines={[
          t(document.isPassport ? passport : 'ID', { count: document.months }),
          ...visas.map((visa) => t(visa.isRequired ? 'visa' : 'noVisa', { ...visa })),
          ...vaccines.map((vaccine) => t('vaccine', { ...vaccine })),
        ]}
      />
      {toBring.length > 0 && <Lines title={t('toBring')} lines={toBring} />}
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
