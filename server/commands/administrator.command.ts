import { unlinkAccount } from '../people/accounts/unlink-identities.ts';
import { makeAdministrator } from '../site/admin/administrators.ts';
import { onConfiguredDatabase } from './configured-database.ts';
import { migrate } from './migrate.ts';

/**
 * Makes an account an administrator. Also before the first start, when there are no tables yet. With `--unlink` it
 * takes away the links of an account to other sites through which it was signed in.
 */
export function appointAdministrator([email = '', option]: string[]): Promise<void> {
  return onConfiguredDatabase(async ({ orm, url }) => {
    await migrate(orm, url);
    if (option === '--unlink') {
      const links = await unlinkAccount(orm.em.fork(), email);
      return console.log(`${email}: links to other sites that were taken away: ${links}.`);
    }
    const administrator = await makeAdministrator(orm.em.fork(), email);
    console.log(`${administrator.name} (${administrator.email}) is an administrator now.`);
  });
}
