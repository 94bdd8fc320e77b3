import type { EntityManager } from '@mikro-orm/postgresql';
import { EditConflict, findConflicts } from '../../base/database/edit-conflict.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import { nameEditors } from '../../core/audit/name-editors.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Tier } from '../../core/users/account.rules.ts';
import { lockUser } from '../../core/users/lock-user.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { isRunning } from './billing-state.ts';
import { lockAccount, type PaymentIntake, setTierOf } from './payment-intake.ts';
import { assertRoomOn } from './plan-room.ts';
import { BillingReconciliation } from './reconciliation.entity.ts';
import type { SubscriptionEndings } from './subscription-endings.ts';
import { TierGrant } from './tier-grant.entity.ts';

export const MOST_RECONCILIATIONS = 31;

export class PlanGrantsService {
  constructor(
    private readonly em: EntityManager,
    private readonly intake: PaymentIntake,
    private readonly endings: SubscriptionEndings,
    private readonly settings: SiteSettings,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Without end. It takes the place of a paid plan, which is charged no more. FREE takes all away. What has
   * changed since `base` was read is a conflict.
   */
  async setTier(viewer: User, userId: string, tier: Tier, base?: Tier | null): Promise<User> {
    assertAdministrator(viewer);
    const person = isId(userId) ? await this.em.findOne(User, { id: userId, isSystem: false }) : null;
    if (!person) throw new NotFound('Resource');
    await this.em.transactional(async (em) => {
      if (tier !== 'FREE' && person.subscriptionTier !== tier) await assertRoomOn(em, tier, this.settings);
      await lockUser(em, userId);
      const { subscriptionTier: before } = await em.refreshOrFail(person);
      await assertNoConflict(em, viewer, { userId, tier, before, base });
      const accounts = await em.find(BillingAccount, { user: userId });
      const replaces: string[] = [];
      for (const { id } of accounts) {
        const { subscription } = await lockAccount(em, id);
        if (subscription && isRunning(subscription)) replaces.push(subscription.id);
      }
      em.create(TierGrant, { user: userId, tier, replaces, grantedBy: em.getReference(User, viewer.id) });
      await em.flush();
      for (const { id } of accounts) {
        await this.intake.bringUpToDate(em, await lockAccount(em, id));
        await this.endings.request(em, id);
      }
      await setTierOf(em, userId);
      const { subscriptionTier: after } = await em.findOneOrFail(User, userId, { refresh: true });
      this.audit.write(em, viewer, {
        action: 'TIER_CHANGED',
        subject: { kind: 'USER', id: userId },
        before: { tier: before },
        after: { tier: after },
      });
    });
    return this.em.findOneOrFail(User, userId, { refresh: true });
  }

  async reconciliations(viewer: User): Promise<BillingReconciliation[]> {
    assertAdministrator(viewer);
    return this.em.find(BillingReconciliation, {}, { orderBy: { createdAt: 'desc' }, limit: MOST_RECONCILIATIONS });
  }
}

async function assertNoConflict(
  em: EntityManager,
  viewer: User,
  { userId, tier, before, base }: { userId: string; tier: Tier; before: Tier; base?: Tier | null },
): Promise<void> {
  const conflicts = findConflicts({ stored: { tier: before }, changes: { tier }, base: base && { tier: base } });
  if (conflicts.length > 0) throw new EditConflict(await nameEditors(em, viewer, { subjectId: userId }, conflicts));
}
