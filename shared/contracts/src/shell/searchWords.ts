/** The search of an address in words. */
export interface SearchWords {
  /** First line of the folded search, such as the destination. */
  title: string;
  /** Second line of the folded search, such as days and travellers. */
  detail: string;
  /** Heading of the results. */
  heading: string;
  /** Text beside a result's price that names what the price covers. Empty for a product without first items. */
  price: string;
}
