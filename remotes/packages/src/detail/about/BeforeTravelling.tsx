import type { ReactNode } from 'react';
import type { PackageDetail } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { css, Section, type Theme } from '@tiquete/ui';

/** Documents, visas, vaccines and what to bring. */
export function BeforeTravelling({ detail }: { detail: PackageDetail }) {
  const t = useMessages('packages');
  const { documents, visas, vaccines, to_bring, min_age: age } = detail;
  const count = documents.validity_months;
  const kind = documents.type === 'PASSPORT' && count > 0 ? 'PASSPORT_UNTIL' : documents.type;
  return (
    <Section title={t('detail.sections.before')}>
      {age !== null && (
        <Part title={t('detail.minAge')}>
          <p>{t('detail.minAgeText', { count: age })}</p>
        </Part>
      )}
      <Part title={t('detail.document')}>
        <p>{t(`detail.documents.${kind}`, { count })}</p>
      </Part>
      {visas.length > 0 && (
        <Part title={t('detail.visas')}>
          <Rules
            rules={visas.map(({ country_code, country_name: country, is_required, text }) => ({
              key: country_code,
              title: t(is_required ? 'detail.visaNeeded' : 'detail.visaFree', { country }),
              text,
            }))}
          />
        </Part>
      )}
      {vaccines.length > 0 && (
        <Part title={t('detail.vaccines')}>
          <Rules
            rules={vaccines.map(({ name, is_required, text }) => ({
              key: name,
              title: t(is_required ? 'detail.vaccineNeeded' : 'detail.vaccineAdvised', { name }),
              text,
            }))}
          />
        </Part>
      )}
      {to_bring.length > 0 && (
        <Part title={t('detail.toBring')}>
          <ul css={bullets}>
            {to_bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Part>
      )}
    </Section>
  );
}
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div css={part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
function Rules({ rules }: { rules: { key: string; title: string; text: string }[] }) {
  return (
    <ul css={part}>
      {rules.map(({ key, title, text }) => (
        <li key={key}>
          <b>{title}.</b> {text}
        </li>
      ))}
    </ul>
  );
}
const part = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  max-width: 72ch;
`;
const bullets = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  padding-inline-start: ${theme.spacing(5)};
  list-style: disc;
`;
