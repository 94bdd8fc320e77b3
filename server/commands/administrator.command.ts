import { makeAdministrator } from '../site/admin/administrators.ts';
import { onConfiguredDatabase } from './configured-database.ts';
import { migrate } from './migrate.ts';

/** Makes an account an administrator. Also before the first start, when there are no tables yet. */
export function appointAdministrator([email = '']: string[]): Promise<void> {
  return onConfiguredDatabase(async ({ orm, url }) => {
    await migrate(orm, url);
    const administrator = await makeAdministrator(orm.em.fork(), email);
    console.log(`${administrator.name} (${administrator.email}) is an administrator now.`);
  });
}
