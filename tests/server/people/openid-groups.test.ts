import { describe, expect } from 'vitest';
import { AuditEntry } from '../../../server/core/audit/audit-entry.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { test } from '../server-test.ts';
import { accountThrough, aSite, type KindName } from './openid.ts';

/** The settings for the group, as an operator of each kind writes them. */
const SETTINGS = {
  Authentik: { ADMIN_GROUP: 'kindlist admins', TRUST_EMAIL: 'on' },
  Authelia: { ADMIN_GROUP: 'kindlist admins' },
  Keycloak: { ADMIN_GROUP: 'kindlist admins', GROUPS_CLAIM: 'realm_access.roles' },
  Entra: { ADMIN_GROUP: 'kindlist admins', TRUST_EMAIL: 'on' },
  Kanidm: { ADMIN_GROUP: 'kindlist admins@idm.example.test' },
  PocketID: { ADMIN_GROUP: 'kindlist admins' },
} satisfies Record<KindName, Record<string, string>>;

const member = () => ({ person: { groups: ['family', 'kindlist admins'] } });

describe('the group that makes administrators', () => {
  test.for(Object.keys(SETTINGS) as KindName[])(
    'does so as %s tells it, and no longer for who left',
    async (name, { em, orm, infrastructure }) => {
      await aUser(em, { role: 'ADMIN' });
      const { app, person } = await aSite({ orm, infrastructure }, name, SETTINGS[name], member());

      const made = await accountThrough(app, 'home');
      person.groups.pop();
      const left = await accountThrough(app, 'home');

      expect([made.role, left.role]).toEqual(['ADMIN', 'USER']);
      const entries = await em.find(AuditEntry, { subjectId: made.id }, { orderBy: { id: 'asc' } });
      expect(entries.map(({ actorName, changes }) => [actorName, changes])).toEqual([
        ['A group of Home', { role: { from: 'USER', to: 'ADMIN' } }],
        ['A group of Home', { role: { from: 'ADMIN', to: 'USER' } }],
      ]);
    },
  );

  test('makes nobody of a member of another one, or where none is set', async ({ orm, infrastructure }) => {
    const groups = ['kindlist', 'admins', 'KINDLIST ADMINS', 'kindlist admins '];
    const others = await aSite({ orm, infrastructure }, 'PocketID', SETTINGS.PocketID, { person: { groups } });
    const without = await aSite({ orm, infrastructure }, 'PocketID', {}, member());

    expect((await accountThrough(others.app, 'home')).role).toBe('USER');
    expect((await accountThrough(without.app, 'home')).role).toBe('USER');
  });

  test('takes nothing from people whom somebody here appointed', async ({ em, orm, infrastructure }) => {
    await aUser(em, { role: 'ADMIN' });
    const { app, person } = await aSite({ orm, infrastructure }, 'Keycloak', SETTINGS.Keycloak);
    await aUser(em, { email: person.email, emailVerifiedAt: new Date(), role: 'ADMIN' });
    expect((await accountThrough(app, 'home')).role).toBe('ADMIN');

    person.groups.push('kindlist admins');
    await accountThrough(app, 'home');
    person.groups.pop();

    expect((await accountThrough(app, 'home')).role).toBe('ADMIN');
  });

  test('is told to be missing where the server says nothing of groups', async ({ orm, infrastructure }) => {
    const more = { ADMIN_GROUP: 'kindlist admins', SCOPES: 'openid email profile' };
    const { app, told } = await aSite({ orm, infrastructure }, 'Authelia', more, member());

    expect((await accountThrough(app, 'home')).role).toBe('USER');
    expect(told).toEqual([expect.stringMatching(/the claim groups is missing.*OIDC_HOME_SCOPES/)]);
  });

  test('leaves the last administrator, and tells so', async ({ em, orm, infrastructure }) => {
    await em.nativeUpdate(User, { role: 'ADMIN' }, { role: 'USER' });
    const { app, person, told } = await aSite({ orm, infrastructure }, 'Keycloak', SETTINGS.Keycloak, member());
    await accountThrough(app, 'home');
    person.groups.pop();

    expect((await accountThrough(app, 'home')).role).toBe('ADMIN');
    expect(told).toEqual([expect.stringMatching(/^The last administrator has left the group kindlist admins/)]);

    await aUser(em, { role: 'ADMIN' });
    expect((await accountThrough(app, 'home')).role).toBe('USER');
  });
});
