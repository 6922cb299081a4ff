import { useBrand } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { credits, creditsText } from '../messages/legal/credits';
import { LegalDocument } from './LegalDocument';

/** Attribution that CC BY and ODbL require: source, licence and a statement that the data were changed. */
export function CreditsPage() {
  const brand = useBrand();
  return (
    <LegalDocument text={creditsText(brand)}>
      <ul css={list}>
        {credits.map(({ name, use, license, href, licenseHref }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>{use}</p>
            <p>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
              {' · '}
              <a href={licenseHref} target="_blank" rel="noopener noreferrer license">
                {license}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </LegalDocument>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(5)};
  & h2 {
    ${theme.type.h3}
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
