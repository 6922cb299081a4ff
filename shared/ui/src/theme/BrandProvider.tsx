import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, Global, ThemeProvider, css, type SerializedStyles } from '@emotion/react';
import {
  brandCssVariables,
  brandPalette,
  lookCssVariables,
  type BrandColors,
  type BrandLook,
} from '@tiquete/domain';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { createStyleCache } from './styleCache';
import { globalStyles } from './globalStyles';
import { LinkContext, type LinkProps } from './LinkContext';
import { theme } from './theme';

interface BrandProviderProps {
  brand: BrandColors & BrandLook;
  /** The document's style nonce; without it the CSP blocks every rule. */
  nonce?: string;
  /** Collects the styles of a page that the server renders. Default: a cache that writes into the document. */
  styles?: EmotionCache;
  /** The router's link. Without it, links are plain anchors. */
  link?: ComponentType<LinkProps>;
  children: ReactNode;
}
/**
 * Provides the brand's colours, typeface, corners and density, the style cache with its own key, and the global styles. The
 * shell mounts it once.
 */
export function BrandProvider({ brand, nonce, styles, link, children }: BrandProviderProps) {
  const cache = useMemo(() => styles ?? createStyleCache(nonce), [styles, nonce]);
  const { primary_color, secondary_color, gradient_color_start, gradient_color_end } = brand;
  const { typeface, corners, density } = brand;
  const variables = useMemo(() => {
    const palette = brandPalette({
      primary_color,
      secondary_color,
      gradient_color_start,
      gradient_color_end,
    });
    const look = lookCssVariables({ typeface, corners, density });
    return css({ ':root': { ...brandCssVariables(palette), ...look } });
  }, [
    primary_color,
    secondary_color,
    gradient_color_start,
    gradient_color_end,
    typeface,
    corners,
    density,
  ]);
  const content = link ? <LinkContext value={link}>{children}</LinkContext> : children;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        {/* React Aria reads the nonce of its style elements here. */}
        {nonce && <meta name="csp-nonce" nonce={nonce} />}
        <GlobalRules cache={cache} rules={globalStyles} />
        <GlobalRules cache={cache} rules={variables} />
        {content}
      </ThemeProvider>
    </CacheProvider>
  );
}

interface GlobalRulesProps {
  cache: EmotionCache;
  rules: SerializedStyles;
}
/** Global rules, unless the document has them from the server. */
const GlobalRules = ({ cache, rules }: GlobalRulesProps) =>
  cache.inserted[rules.name] === true ? null : <Global styles={rules} />;
