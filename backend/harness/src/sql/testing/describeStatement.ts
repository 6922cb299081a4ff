import type pg from 'pg';

/** A result column with its name and the object id of its PostgreSQL type. */
interface ResultColumn {
  name: string;
  type: number;
}
interface RowDescription {
  fields: readonly { name: string; dataTypeID: number }[];
}

/**
 * Returns the result columns of a statement. PostgreSQL parses the text (tables, columns, types of parameters and rights)
 * without running it. Empty for a statement that returns no rows. @throws DatabaseError for a statement that does not match
 * the schema
 */
export function describeStatement(client: pg.Client, text: string): Promise<ResultColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: ResultColumn[] = [];
    const describing = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, false);
        connection.describe({ type: 'S', name: '' }, false);
        connection.sync();
      },
      handleRowDescription({ fields }: RowDescription) {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      // After an error the client does not call `handleReadyForQuery`, so the promise is rejected here.
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(describing);
  });
}
