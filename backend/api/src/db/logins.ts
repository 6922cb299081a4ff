import pg from 'pg';
import { SERVER_LIMITS } from './database';

interface Login {
  user: string;
  password: string;
}
export interface Logins {
  /** Owns the tables and runs migrations. It sees the rows of every brand, because migrations change them. */
  owner: Login;
  /**
   * Login of a running process, which owns nothing. It starts as app_platform and accesses the rows of brands as app_rw and
   * app_worker.
   */
  app: Login;
}

/** Roles without a login that migrations grant rights to. */
export const GROUPS = ['app_rw', 'app_worker', 'app_platform'];
/** Advisory lock of the database: two processes that start together must not change the same role at once. */
const LOCK = 7_283_102;
const ATTRIBUTES = 'login noinherit nosuperuser nocreatedb nocreaterole noreplication';

/** Relations that `owner` does not own yet. A column's sequence follows its table; an extension's relations stay. */
const OTHERS_OBJECTS = `
  select format('alter table %s owner to %I', c.oid::regclass, $1::text) as sql
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    and pg_get_userbyid(c.relowner) <> $1
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and (d.deptype = 'e' or (c.relkind = 'S' and d.deptype in ('a', 'i'))))
  union all
  select format('alter routine %s owner to %I', p.oid::regprocedure, $1::text)
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) <> $1
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('alter type %s owner to %I', t.oid::regtype, $1::text)
  from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') and pg_get_userbyid(t.typowner) <> $1
    and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`;

/**
 * Creates both logins in the database of `admin` and gives its tables to the owner. It is idempotent. @param admin a
 * connection as a superuser @throws Error when a login is the administrator itself, or both are the same
 */
export async function prepareLogins(admin: pg.ClientBase, { owner, app }: Logins): Promise<void> {
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await admin.query<Row>(sql, values)).rows;
  const [server] = await query<{ admin: string; database: string }>(
    'select session_user as admin, current_database() as database',
  );
  if (!server) throw new Error('The server did not say who is connected.');
  if (new Set([server.admin, owner.user, app.user]).size < 3)
    throw new Error(
      'The administrator, the owner of the tables and the login need different names.',
    );
  const [as, login] = [pg.escapeIdentifier(owner.user), pg.escapeIdentifier(app.user)];
  const database = pg.escapeIdentifier(server.database);

  await admin.query('begin');
  try {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    const known = await query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [[...GROUPS, owner.user, app.user]],
    );
    for (const name of [...GROUPS, owner.user, app.user])
      if (!known.some((role) => role.name === name))
        await query(`create role ${pg.escapeIdentifier(name)}`);
    await query(
      `alter role ${as} ${ATTRIBUTES} bypassrls password ${pg.escapeLiteral(owner.password)}`,
    );
    await query(
      `alter role ${login} ${ATTRIBUTES} nobypassrls password ${pg.escapeLiteral(app.password)}`,
    );
    // Without inheritance a statement has the rights of one role at a time. Earlier memberships may inherit.
    await query(`revoke ${GROUPS.join(', ')} from ${login}`);
    await query(`grant ${GROUPS.join(', ')} to ${login}`);
    await query(`grant app_rw, app_worker to ${as}`);
    await query(`alter role ${login} set role to app_platform`);
    // A pooler keeps the limits that a process asks for at the start of a connection from the server.
    for (const [name, ms] of Object.entries(SERVER_LIMITS))
      await query(`alter role ${login} set ${name} = ${ms}`);
    // Compiling a plan took 1.5 s where its rows take 2 ms: a plan for any values expects many rows, and finds few.
    await query(`alter role ${login} set jit = off`);
    await query(`alter database ${database} owner to ${as}`);
    await query(`alter schema public owner to ${as}`);
    await query('revoke create on schema public from public');
    await query('grant usage on schema public to public');
    await query(`revoke temporary on database ${database} from public`);
    for (const { sql } of await query<{ sql: string }>(OTHERS_OBJECTS, [owner.user]))
      await query(sql);
    await admin.query('commit');
  } catch (error) {
    await admin.query('rollback').catch(() => undefined);
    throw error;
  }
}
