import type { ReactNode } from 'react';
import type { SearchWords } from '@tiquete/contracts';
import { Container } from '@tiquete/ui';
import { OpeningLine } from '../form/OpeningLine';
import type { SearchNamespace } from '../searchMessages';
import { ResultsHeading } from './ResultsHeading';
import { resultsFrame } from './resultsLayout';
import { SearchingResults } from './SearchingResults';
import { ShareSpace } from './ShareButton';

export interface ResultsOpeningProps {
  namespace: SearchNamespace;
  words: SearchWords;
  /** Placeholder of the content between the heading and the results. */
  lead?: ReactNode;
  /** Placeholder of one card, or of the whole list. */
  skeleton: ReactNode;
  /** True for a list that is not one of cards, such as a table. */
  isSkeletonWhole?: boolean;
  /** Placeholder of the chips. */
  chips?: ReactNode;
  /** `FirstItems` with the card of a result. */
  first?: ReactNode;
}
/** A results page before its code has arrived, in the shape of a search that runs. */
export function ResultsOpening({
  namespace,
  words,
  lead,
  skeleton,
  isSkeletonWhole,
  chips,
  first,
}: ResultsOpeningProps) {
  return (
    <Container aria-busy>
      <div css={resultsFrame}>
        <OpeningLine namespace={namespace} words={words} />
        <ResultsHeading title={words.heading} status={NO_STATUS}>
          <ShareSpace />
        </ResultsHeading>
        {lead}
        <SearchingResults
          label={words.heading}
          card={skeleton}
          isWholeList={isSkeletonWhole}
          chips={chips}
          first={first}
        />
      </div>
    </Container>
  );
}
/** A space that keeps the line of the status, which the page writes. */
const NO_STATUS = '\u00A0';
