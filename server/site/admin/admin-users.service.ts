import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { searchedWords, searching } from '../../base/database/word-search.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { type NeighbourKeys, numberedWindow } from '../../base/paging/keyset.ts';
import { pageOf, pageWindow } from '../../base/paging/page.type.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { Role, Tier } from '../../core/users/account.rules.ts';
import { LastAdministrator } from '../../core/users/errors.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { revokeKeys } from '../../keys/api-keys/key-access.ts';
import { removePasskeys } from '../../keys/second-factor/passkeys.service.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import { lockForDeletion } from '../../people/profile/account-deletion.ts';
import type { ProfileService } from '../../people/profile/profile.service.ts';
import {
  accountDeletedEmail,
  accountRestoredEmail,
  accountSuspendedEmail,
  apiKeysRevokedEmail,
  secondFactorResetEmail,
} from './admin-emails.ts';
import type { AdminUser, AdminUserPage } from './admin-user.type.ts';
import { countUsers, readUser, readUsers } from './admin-user-rows.ts';
import { type AccountStatus, moderationReason } from './admin-users.rules.ts';
import { OwnAccountKept } from './errors.ts';
import { assertStillAdministrator, holdAdministrators } from './hold-administrators.ts';

interface UserQuery extends NeighbourKeys {
  page: number;
  limit: number;
  search?: string | null;
  role?: Role | null;
  tier?: Tier | null;
  status?: AccountStatus | null;
}

type Reason = z.input<typeof moderationReason>;

export class AdminUsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly profile: ProfileService,
    private readonly images: ImagesService,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. A page that follows a key is read as quickly as the first one. */
  async users(viewer: User, { page, limit, search, role, tier, status, ...keys }: UserQuery): Promise<AdminUserPage> {
    assertAdministrator(viewer);
    const filter = { words: searchedWords(search), role: role ?? null, tier: tier ?? null, status: status ?? null };
    const window = pageWindow(page, limit);
    return searching(this.em, filter.words, async (em) => {
      const tierCounts = await countUsers(em, filter);
      const total = tierCounts.free + tierCounts.standard + tierCounts.premium;
      const { users, ...ends } = await readUsers(em, filter, numberedWindow(window, keys));
      return { ...pageOf(users, total, window), tierCounts, ...ends };
    });
  }

  async user(viewer: User, id: string): Promise<AdminUser | null> {
    assertAdministrator(viewer);
    return isId(id) ? readUser(this.em, id) : null;
  }

  /** There is always an administrator left, also when two take the role from each other at once. */
  async setRole(viewer: User, userId: string, role: Role): Promise<AdminUser> {
    await this.change(viewer, userId, async (em, person, otherAdministrators) => {
      const { role: before } = person;
      if (before === role) return;
      if (role === 'USER' && otherAdministrators === 0) throw new LastAdministrator();
      person.role = role;
      const subject = { kind: 'USER', id: userId } as const;
      this.audit.write(em, viewer, { action: 'ROLE_CHANGED', subject, before: { role: before }, after: { role } });
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId });
    });
    return this.find(userId);
  }

  /** Their lists stay as they are. */
  async suspend(viewer: User, userId: string, input: Reason): Promise<AdminUser> {
    const { reason } = parse(moderationReason, input);
    await this.change(viewer, userId, async (em, person, otherAdministrators) => {
      if (userId === viewer.id) throw new OwnAccountKept();
      if (person.role === 'ADMIN' && otherAdministrators === 0) throw new LastAdministrator();
      if (person.suspendedAt) return;
      person.suspendedAt = new Date();
      person.suspensionReason = reason;
      const subject = { kind: 'USER', id: userId } as const;
      this.audit.write(em, viewer, { action: 'ACCOUNT_SUSPENDED', subject, reason });
      await this.sessions.endAllOf(em, person);
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId }); // their API keys are refused from now on
      await this.mailQueue.queue(em, await mailTo(person, () => accountSuspendedEmail({ name: person.name, reason })));
    });
    return this.find(userId);
  }

  async restore(viewer: User, userId: string): Promise<AdminUser> {
    await this.change(viewer, userId, async (em, person) => {
      if (!person.suspendedAt) return;
      const { suspensionReason: reason } = person;
      person.suspendedAt = null;
      person.suspensionReason = null;
      const subject = { kind: 'USER', id: userId } as const;
      this.audit.write(em, viewer, { action: 'ACCOUNT_RESTORED', subject, before: { reason } });
      await em.flush();
      await this.mailQueue.queue(em, await mailTo(person, () => accountRestoredEmail(person)));
    });
    return this.find(userId);
  }

  async revokeApiKeys(viewer: User, userId: string, input: Reason): Promise<AdminUser> {
    const { reason } = parse(moderationReason, input);
    await this.change(viewer, userId, async (em, person) => {
      const revoked = await revokeKeys(em, { user: userId });
      if (revoked === 0) return;
      const subject = { kind: 'USER', id: userId } as const;
      const counts = { before: { apiKeys: revoked }, after: { apiKeys: 0 } };
      this.audit.write(em, viewer, { action: 'API_KEYS_REVOKED', subject, reason, ...counts });
      await this.mailQueue.queue(em, await mailTo(person, () => apiKeysRevokedEmail({ name: person.name, reason })));
    });
    return this.find(userId);
  }

  /** Nobody does that for themselves: a session would be enough to get rid of it. */
  async resetSecondFactor(viewer: User, userId: string, input: Reason): Promise<AdminUser> {
    const { reason } = parse(moderationReason, input);
    await this.change(viewer, userId, async (em, person) => {
      if (userId === viewer.id) throw new OwnAccountKept();
      const removed = await removePasskeys(em, person);
      const wasOn = person.secondFactorSince != null;
      if (!wasOn && removed === 0) return;
      await this.secondFactor.remove(em, person);
      await this.sessions.endAllOf(em, person);
      const subject = { kind: 'USER', id: userId } as const;
      const counts = { before: { passkeys: removed }, after: { passkeys: 0 } };
      this.audit.write(em, viewer, { action: 'SECOND_FACTOR_RESET', subject, reason, ...counts });
      const about = { name: person.name, reason, wasOn, hadPasskeys: removed > 0 };
      await this.mailQueue.queue(em, await mailTo(person, () => secondFactorResetEmail(about)));
    });
    return this.find(userId);
  }

  async deleteUser(viewer: User, userId: string, input: Reason): Promise<void> {
    assertAdministrator(viewer);
    const { reason } = parse(moderationReason, input);
    if (userId === viewer.id) throw new OwnAccountKept();
    const person = isId(userId) ? await this.em.findOne(User, { id: userId, isSystem: false }) : null;
    if (!person) throw new NotFound('Resource');
    await this.em.transactional(async (em) => {
      const { user, otherAdministrators } = await lockForDeletion(em, person);
      if (!user) throw new NotFound('Resource');
      await assertStillAdministrator(em, viewer);
      if (user.role === 'ADMIN' && otherAdministrators === 0) throw new LastAdministrator();
      const { role, subscriptionTier: tier, name } = user;
      await this.profile.removeAccount(em, user);
      const subject = { kind: 'USER', id: userId } as const;
      this.audit.write(em, viewer, { action: 'ACCOUNT_DELETED', subject, before: { role, tier }, reason });
      await em.flush();
      await this.mailQueue.queue(em, await mailTo(user, () => accountDeletedEmail({ name, reason })));
    });
    await this.images.removeReleased();
    this.em.clear();
  }

  /** `viewer` still has to be an administrator then. */
  private async change(
    viewer: User,
    userId: string,
    work: (em: EntityManager, person: User, otherAdministrators: number) => Promise<void>,
  ): Promise<void> {
    assertAdministrator(viewer);
    if (!isId(userId)) throw new NotFound('Resource');
    await this.em.transactional(async (em) => {
      const administrators = await holdAdministrators(em, viewer, userId);
      const person = await em.findOne(User, { id: userId, isSystem: false }, { refresh: true });
      if (!person) throw new NotFound('Resource');
      await work(em, person, administrators.filter((id) => id !== userId).length);
    });
  }

  private async find(userId: string): Promise<AdminUser> {
    const user = await readUser(this.em, userId);
    if (!user) throw new NotFound('Resource'); // deleted in the meantime
    return user;
  }
}
