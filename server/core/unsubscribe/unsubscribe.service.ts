import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { announceEvent } from '../events/announce.ts';
import type { EmailFrequency } from '../users/preferences.rules.ts';
import { User } from '../users/user.entity.ts';
import { UnsubscribeLinkUnknown } from './errors.ts';
import type { MailSubscription } from './unsubscribe.type.ts';
import type { UnsubscribeLinks, Unsubscription } from './unsubscribe-links.ts';
import { isUnsubscribed, resubscribeAddress, unsubscribeAddress } from './unsubscribed-addresses.ts';

export type MailedFollow = Unsubscription & { kind: 'FOLLOWING' };

export interface EndableFollows {
  isFollowing(follow: MailedFollow): Promise<boolean>;
  end(follow: MailedFollow): Promise<void>;
  /** Throws where the list is no longer shared, or too many follow it. */
  begin(follow: MailedFollow): Promise<void>;
}

/** Everyone who has the link may: nobody needs to sign in for that. */
export class UnsubscribeService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: UnsubscribeLinks,
    private readonly follows: EndableFollows,
  ) {}

  async subscriptionOf(token: string): Promise<MailSubscription> {
    const about = this.read(token);
    return { kind: about.kind, isSubscribed: await this.isSubscribed(about) };
  }

  async unsubscribe(token: string): Promise<MailSubscription> {
    const about = this.read(token);
    if (about.kind === 'DIGEST') await this.setFrequency(about.userId, 'NONE');
    else if (about.kind === 'FOLLOWING') await this.follows.end(about);
    else await unsubscribeAddress(this.em, about);
    return { kind: about.kind, isSubscribed: false };
  }

  /** Digests come as often again as the one did that the link stood in. */
  async resubscribe(token: string): Promise<MailSubscription> {
    const about = this.read(token);
    if (about.kind === 'DIGEST') await this.setFrequency(about.userId, about.frequency);
    else if (about.kind === 'FOLLOWING') await this.follows.begin(about);
    else await resubscribeAddress(this.em, about);
    return { kind: about.kind, isSubscribed: true };
  }

  private read(token: string): Unsubscription {
    const about = this.links.read(token);
    if (!about) throw new UnsubscribeLinkUnknown();
    return about;
  }

  private async isSubscribed(about: Unsubscription): Promise<boolean> {
    if (about.kind === 'FOLLOWING') return this.follows.isFollowing(about);
    if (about.kind !== 'DIGEST') return !(await isUnsubscribed(this.em, about));
    const user = await this.em.findOne(User, about.userId);
    return user !== null && user.preferences.emailFrequency !== 'NONE';
  }

  private async setFrequency(userId: string, emailFrequency: EmailFrequency): Promise<void> {
    await this.em.transactional(async (em) => {
      const user = await em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!user) return;
      user.preferences.emailFrequency = emailFrequency;
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId });
    });
  }
}
