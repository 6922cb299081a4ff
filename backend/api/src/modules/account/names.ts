interface Written {
  /** All of the name where there is no `lastname`. */
  name: string;
  lastname?: string | undefined;
}
/** What an account shows, and its two parts where they were written apart. */
export const toNames = ({ name, lastname }: Written) =>
  lastname === undefined
    ? { name, given_name: null, lastname: null }
    : { name: `${name} ${lastname}`, given_name: name, lastname };
