import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { mailMoment } from '../../core/email/mail-date.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { deviceKey, deviceName } from './device-name.ts';
import { newDeviceEmail } from './new-device-email.ts';

/** Kinds of device, since addresses change on every walk. */
export class KnownDevices {
  private readonly userAgent: string | null;

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    { userAgent }: Origin,
  ) {
    this.userAgent = userAgent;
  }

  /** Belongs inside the transaction of signing in: if the mail cannot be queued, nobody is signed in. */
  async greet(em: EntityManager, user: User): Promise<void> {
    if (!(await this.rateLimits.isKnown(this.keyOf(user)))) await this.tellOwner(em, user);
    await this.know(user);
  }

  /** No mail: the account is new, or its owner is told by another mail anyway. */
  async know(user: User): Promise<void> {
    await this.rateLimits.know(this.keyOf(user));
  }

  private async tellOwner(em: EntityManager, user: User): Promise<void> {
    const mail = await mailTo(user, () =>
      newDeviceEmail({ name: user.name, device: deviceName(this.userAgent), at: mailMoment(new Date()) }),
    );
    await this.mailQueue.queue(em, mail);
  }

  private keyOf({ id }: User): string {
    return `device ${id} ${deviceKey(this.userAgent)}`;
  }
}
