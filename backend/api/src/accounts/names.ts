interface Written {
  /** The whole name when there is no `lastname`. */
  name: string;
  lastname?: string | undefined;
}
/** Full name of an account, and its two parts if they were entered separately. */
export const toNames = ({ name, lastname }: Written) =>
  lastname === undefined
    ? { name, given_name: null, lastname: null }
    : { name: `${name} ${lastname}`, given_name: name, lastname };
