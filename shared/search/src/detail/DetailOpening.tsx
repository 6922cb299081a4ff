import type { SearchWords } from '@tiquete/contracts';
import { Container, css, Skeleton, type Theme } from '@tiquete/ui';
import { OpeningLine } from '../form/OpeningLine';
import { pageFrame } from '../form/pageFrame';
import type { SearchNamespace } from '../searchMessages';
import { OpeningDetail, type OpeningDetailProps } from './OpeningDetail';

export interface DetailOpeningProps extends Pick<OpeningDetailProps, 'blocks'> {
  namespace: SearchNamespace;
  words: SearchWords;
}
/** A detail page before its code has arrived. The address does not contain the name of the item. */
export function DetailOpening({ namespace, words, blocks }: DetailOpeningProps) {
  return (
    <Container aria-busy>
      <div css={pageFrame}>
        <OpeningLine namespace={namespace} words={words} />
        <div css={heading}>
          <Skeleton width={160} height={20} />
          <Skeleton width="60%" height={32} />
          <Skeleton width="40%" height={16} />
        </div>
        <OpeningDetail blocks={blocks} />
      </div>
    </Container>
  );
}
/** As high as the heading of the page. */
const heading = (theme: Theme) => css`
  display: grid;
  align-content: start;
  gap: ${theme.spacing(3)};
  min-height: 112px;
  padding-top: ${theme.spacing(3)};
`;
