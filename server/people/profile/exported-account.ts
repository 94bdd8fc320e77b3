import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { ApiKey } from '../../keys/api-keys/api-key.entity.ts';
import { Passkey } from '../../keys/second-factor/passkey.entity.ts';
import { Session } from '../../keys/sessions/session.entity.ts';
import { Person } from '../../lists/lists/person.entity.ts';
import { birthdayOf } from '../../lists/persons/birthday.type.ts';
import { BillingAccount } from '../../money/billing/billing-account.entity.ts';
import { Transaction } from '../../money/billing/transaction.entity.ts';
import { PushDevice } from '../../news/push/push-device.entity.ts';
import { Webhook } from '../../news/webhooks/webhook.entity.ts';
import { Identity } from '../accounts/identity.entity.ts';
import { picturePath } from './exported-list.ts';

export async function accountOf(em: EntityManager, viewer: User) {
  const { id, name, email, emailVerifiedAt, role, subscriptionTier, preferences, createdAt, updatedAt } = viewer;
  const { notifications, reminders, questions, emailFrequency, theme, language = null } = preferences;
  const avatar = await viewer.avatar?.load();
  return {
    id,
    name,
    email,
    emailVerifiedAt: emailVerifiedAt ?? null,
    role,
    subscriptionTier,
    picture: avatar ? picturePath(avatar) : null,
    preferences: { notifications, reminders, questions, emailFrequency, theme, language },
    hasPassword: viewer.passwordHash != null,
    signsInThrough: await identitiesOf(em, viewer),
    termsVersion: viewer.termsVersion ?? null,
    termsAcceptedAt: viewer.termsAcceptedAt ?? null,
    createdAt,
    updatedAt,
  };
}

async function identitiesOf(em: EntityManager, { id }: User) {
  const identities = await em.fork().find(Identity, { user: id }, { orderBy: { createdAt: 'asc' } });
  return identities.map(({ issuer, createdAt }) => ({ issuer, since: createdAt }));
}

export async function sessionsOf(em: EntityManager, { id }: User) {
  const fork = em.fork();
  const sessions = await fork.find(Session, { user: id }, { orderBy: { createdAt: 'asc' } });
  const devices = await fork.find(PushDevice, { user: id }, { orderBy: { createdAt: 'asc' } });
  return sessions.map(({ id: sessionId, userAgent, isRemembered, createdAt, expiresAt }) => {
    const pushes = devices
      .filter(({ session }) => session.id === sessionId)
      .map(({ kinds, isQuietAtNight, timeZone, createdAt: since }) => ({ kinds, isQuietAtNight, timeZone, since }));
    const about = { userAgent: userAgent ?? null, isRemembered, createdAt, expiresAt };
    return pushes.length > 0 ? { ...about, pushes } : about;
  });
}

export async function passkeysOf(em: EntityManager, { id }: User) {
  const passkeys = await em.fork().find(Passkey, { user: id }, { orderBy: { createdAt: 'asc' } });
  return passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt: lastUsedAt ?? null }));
}

export async function apiKeysOf(em: EntityManager, { id }: User) {
  const keys = await em.fork().find(ApiKey, { user: id }, { orderBy: { createdAt: 'asc' } });
  return keys.map(({ name, prefix, createdAt, lastUsedAt }) => {
    return { name, beginsWith: prefix, createdAt, lastUsedAt: lastUsedAt ?? null };
  });
}

/** A card's number is nowhere. */
export async function billingOf(em: EntityManager, { id }: User) {
  const fork = em.fork();
  const accounts = await fork.find(BillingAccount, { user: id });
  const order = { date: 'desc', id: 'desc' } as const;
  const transactions = await fork.find(Transaction, { account: accounts }, { orderBy: order });
  return {
    subscriptions: accounts.flatMap(({ subscription }) => subscription ?? []),
    transactions: transactions.map(({ date, description, amountMinor, currency, status, invoiceNumber }) => {
      return { date, description, amountMinor, currency, status, invoiceNumber: invoiceNumber ?? null };
    }),
  };
}

export async function personsOf(em: EntityManager, { id }: User) {
  const persons = await em.fork().find(Person, { owner: id }, { orderBy: { createdAt: 'asc' } });
  return persons.map((person) => ({ name: person.name, birthday: birthdayOf(person), createdAt: person.createdAt }));
}

/** Their secrets are nowhere, and their log is gone in days. */
export async function webhooksOf(em: EntityManager, { id }: User) {
  const webhooks = await em.fork().find(Webhook, { user: id }, { orderBy: { createdAt: 'asc' } });
  return webhooks.map(({ url, events, listIds, isOn, createdAt }) => {
    return { url, events, listIds: listIds ?? null, isOn, createdAt };
  });
}
