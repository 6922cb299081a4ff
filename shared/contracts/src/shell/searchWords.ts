/** The search of an address in words. */
export interface SearchWords {
  /** First line of the folded search, such as the destination. */
  title: string;
  /** Second line of the folded search, such as days and travellers. */
  detail: string;
  /** Heading of the results. */
  heading: string;
  /** Text beside a result's price: what it covers. Empty for a product whose results are not shown before its code arrives. */
  price: string;
}
