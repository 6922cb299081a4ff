import { css } from '@tiquete/ui';

/**
 * Styles of the frame while the session loads. Most visitors have none, so the space of the links for them is reserved. The
 * document of a signed-in visitor has `data-signed-in` and the name in `--visitor-name` (`renderedParts.ts` of the api): the
 * space of the name is reserved instead.
 */
export const placeOfLinks = css`
  visibility: hidden;
  @media not (scripting: none) {
    html[data-signed-in] & {
      display: none;
    }
  }
  /* Without scripts the session stays unknown, and the links are offered. */
  @media (scripting: none) {
    visibility: visible;
  }
`;
export const placeOfName = css`
  display: none;
  visibility: hidden;
  @media not (scripting: none) {
    html[data-signed-in] & {
      display: block;
    }
  }
  & [data-name]::before {
    content: var(--visitor-name);
  }
`;
