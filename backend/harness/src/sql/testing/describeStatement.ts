import type pg from 'pg';

/** A result column: its name, and the type's object id in PostgreSQL. */
export interface ResultColumn {
  name: string;
  type: number;
}
interface RowDescription {
  fields: readonly { name: string; dataTypeID: number }[];
}

/**
 * Returns the result columns of a statement from PostgreSQL, which parses the text (tables, columns, types of parameters and
 * rights) and runs nothing. Empty: the statement returns no rows. @throws DatabaseError for a statement that does not fit the
 * schema
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
      // After an error the client does not call `handleReadyForQuery`.
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(describing);
  });
}
