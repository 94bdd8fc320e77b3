import { resetAtMachine } from '../keys/second-factor/reset-at-machine.ts';
import { unlinkAccount } from '../people/accounts/unlink-identities.ts';
import { makeAdministrator } from '../site/admin/administrators.ts';
import { onConfiguredDatabase } from './configured-database.ts';
import { migrate } from './migrate.ts';

/**
 * Makes an account an administrator. Also before the first start, when there are no tables yet. With `--unlink` it
 * takes away the links of an account to other sites through which it was signed in; with `--reset-second-step` its second
 * step, for somebody who has lost phone and recovery codes.
 */
export function appointAdministrator([email = '', option]: string[]): Promise<void> {
  return onConfiguredDatabase(async ({ orm, url }) => {
    await migrate(orm, url);
    if (option === '--unlink') {
      const links = await unlinkAccount(orm.em.fork(), email);
      return console.log(`${email}: links to other sites that were taken away: ${links}.`);
    }
    if (option === '--reset-second-step') {
      const wasOn = await resetAtMachine(orm.em.fork(), email);
      return console.log(`${email}: ${wasOn ? 'signs in without a second step now' : 'had no second step'}.`);
    }
    const administrator = await makeAdministrator(orm.em.fork(), email);
    console.log(`${administrator.name} (${administrator.email}) is an administrator now.`);
  });
}
