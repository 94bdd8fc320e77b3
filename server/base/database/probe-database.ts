import type { MikroORM } from '@mikro-orm/postgresql';
import { isDatabaseFull } from './availability.ts';

export type DatabaseState = 'ok' | 'away' | 'full' | 'read-only';

/**
 * PostgreSQL writes this to disk for a moment: a full disk shows in it, while it leaves no trace in tables or
 * logs.
 */
const NEEDS_DISK = `select max(filler) from (
    select lpad(n::text, 1000, 'x') as filler from generate_series(1, 300) n order by md5(n::text)
  ) sorted`;

export async function probeDatabase(orm: MikroORM): Promise<DatabaseState> {
  try {
    return await orm.em.fork().transactional(async (em) => {
      const [row]: { isReadOnly: boolean }[] = await em.execute(
        `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
      );
      await em.execute("set local work_mem = '64kB'");
      await em.execute(NEEDS_DISK);
      return row?.isReadOnly ? 'read-only' : 'ok';
    });
  } catch (problem) {
    return isDatabaseFull(problem) ? 'full' : 'away';
  }
}
