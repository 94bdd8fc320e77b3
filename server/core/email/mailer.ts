import type { Mail } from './mail.entity.ts';

type SendableMail = Pick<Mail, 'id' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribeUrl' | 'replyTo'>;

/** Ending what it holds open is the adapter's. */
export interface Mailer {
  /**
   * SENT once a mail server has taken it, KEPT when there is none. Throws MailRefused when trying again is no use,
   * anything else when it is. `signal` asks to leave off.
   */
  send(mail: SendableMail, signal?: AbortSignal): Promise<'SENT' | 'KEPT'>;
}

export class MailRefused extends Error {}
