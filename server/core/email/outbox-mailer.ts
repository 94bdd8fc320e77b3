import type { Mailer } from './mailer.ts';

/** For want of a mail server: every mail stays in its table, where the outbox page shows it in development. */
export const outboxMailer: Mailer = { send: async () => 'KEPT' };
