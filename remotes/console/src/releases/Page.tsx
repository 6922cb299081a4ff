import { useLazyMessages, useLocation } from '@tiquete/platform';
import { releaseMessages } from '../messages/releases';
import { parsePart } from '../urls';
import { MatrixPage } from './MatrixPage';
import { PartPage } from './part/PartPage';

/** `/console/releases`: the releases of all brands, or one part if the address has a `part`. */
export function Page() {
  useLazyMessages('console', releaseMessages);
  const { search } = useLocation();
  const part = parsePart(search);
  return part === null ? <MatrixPage /> : <PartPage key={part} part={part} />;
}
