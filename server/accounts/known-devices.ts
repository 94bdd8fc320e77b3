import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailQueue } from '../email/mail-queue.ts';
import type { Origin } from '../request-context.ts';
import { newDeviceEmail } from './account-emails.ts';
import { deviceName } from './device-name.ts';
import type { RateLimits } from './rate-limits.ts';
import type { User } from './user.entity.ts';

/**
 * With what somebody has signed in within a month: by kind, since addresses change on every walk. Whoever comes with
 * another kind of device than ever before may be somebody else, so the account's owner is told.
 */
export class KnownDevices {
  private readonly device: string;

  constructor(
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    { userAgent }: Origin,
  ) {
    this.device = deviceName(userAgent);
  }

  /** Part of signing in, in its transaction: what is committed is not to fail for this. */
  async greet(em: EntityManager, user: User): Promise<void> {
    if (!(await this.rateLimits.isKnown(this.keyOf(user)))) await this.tellOwner(em, user);
    await this.know(user);
  }

  /** Without a word, where the owner has just been told of something, or has just come. */
  async know(user: User): Promise<void> {
    await this.rateLimits.know(this.keyOf(user));
  }

  private async tellOwner(em: EntityManager, { email, name }: User): Promise<void> {
    const at = `${new Date().toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
    await this.mailQueue.queue(em, { to: email, ...newDeviceEmail({ name, device: this.device, at }) });
  }

  private keyOf({ id }: User): string {
    return `device ${id} ${this.device}`;
  }
}
