import { Suspense, type ReactNode } from 'react';
import { selectConfig, useSelector } from '@tiquete/platform';
import { css, useIsHydrated, type Theme } from '@tiquete/ui';

/**
 * Renders `phone` or `wide`, by the width at the start of the page. The server knows no width, so it renders both, and the style
 * hides one. The browser removes the hidden one before it hydrates.
 */
export function ByWidth({ phone, wide }: { phone: ReactNode; wide: ReactNode }) {
  const isHydrated = useIsHydrated();
  const { isMobile } = useSelector(selectConfig);
  return (
    <>
      {(isMobile || !isHydrated) && (
        <Suspense>
          <div css={!isHydrated && onPhone}>{phone}</div>
        </Suspense>
      )}
      {(!isMobile || !isHydrated) && (
        <Suspense>
          <div css={!isHydrated && onWide}>{wide}</div>
        </Suspense>
      )}
    </>
  );
}
const onPhone = (theme: Theme) => css`
  ${theme.up(600)} {
    display: none;
  }
`;
const onWide = css`
  @media (width < 600px) {
    display: none;
  }
`;
