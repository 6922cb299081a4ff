import { use, useEffect, useState } from 'react';
import { useIsHydrated } from '@tiquete/ui';
import { repeatEarlyEvents } from '../earlyEvents';
import { FirstPageContext } from './FirstPageContext';
import { PageSkeleton } from './PageSkeleton';

/** The page until its code has arrived: as the server has rendered it into the document, or a skeleton. */
export function PageOpening() {
  const first = use(FirstPageContext);
  const isHydrated = useIsHydrated();
  const [isRendered] = useState(first !== null && first.loaded === null && !isHydrated);
  return isRendered ? <Rendered /> : <PageSkeleton />;
}

/** React hydrates the element and not its content, which has texts of the address. */
function Rendered() {
  const opening = use(FirstPageContext)?.opening;
  useEffect(
    () => () => {
      repeatEarlyEvents('page');
      // The page that follows has taken the list, or it is another page.
      globalThis.__firstItems = undefined;
    },
    [],
  );
  if (opening) return <div>{opening}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={NO_CONTENT} />;
}
const NO_CONTENT = { __html: '' };
