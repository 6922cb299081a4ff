import type { PackageQuery } from '@tiquete/domain/searches/packages';
import { useLazyMessages, type OpeningProps } from '@tiquete/platform';
import { DetailOpening, DetailPage } from '@tiquete/search';
import { card } from '../messages/card';
import { detail } from '../messages/detail';
import { results } from '../messages/results';
import { packageAddress } from '../search/packageAddress';
import { packageProduct } from '../search/packageProduct';
import { detailUrl, parseChoice, resultsUrl } from '../urls';
import { BLOCKS, Detail } from './Detail';
import type { PackageChoice } from '../model/quote';

const keyOf = ({ ItemPackageID }: PackageChoice) => ItemPackageID;
const toUrl = (query: PackageQuery, choice: PackageChoice | null) =>
  choice ? detailUrl(query, choice) : resultsUrl(query);

/** `/searchs/packages/details`: the package with the choices in the page's address. */
export function Page() {
  useLazyMessages('packages', { detail, results, card });
  return (
    <DetailPage
      product={packageProduct}
      address={packageAddress}
      parseItem={parseChoice}
      keyOf={keyOf}
      detail={Detail}
      toUrl={toUrl}
    />
  );
}

/** The page before its code has arrived. */
export function Opening({ words }: OpeningProps) {
  return <DetailOpening namespace="packages" words={words} blocks={BLOCKS} />;
}
