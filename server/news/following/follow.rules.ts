import { z } from 'zod';
import { email } from '../../core/users/account.rules.ts';
import { pushDevice } from '../push/push.rules.ts';

/** A follower without an account: a mail address, or a browser. */
export const newFollow = z.object({
  email: email.nullish(),
  device: pushDevice.pick({ endpoint: true, p256dh: true, auth: true }).nullish(),
});

export const newMailFollow = z.object({ email });

/** The most followers of one list; more are refused. */
export const MOST_FOLLOWERS = 2_000;

/** How long the link of a confirmation works. */
export const CONFIRMATION_DAYS = 3;
