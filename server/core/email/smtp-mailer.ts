import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Sender } from '../../base/text/sender.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** No out-of-office answers, please. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** In milliseconds, without a word from the server. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Less than a delivery's claim on its mail, so that nobody else takes the mail meanwhile. */
const SMTP_TIMEOUT_MS = 60_000;

interface Options {
  siteName?: () => string;
  longest?: number;
}

interface SmtpMailer extends Mailer {
  /** Throws when the server cannot be reached, or does not let us in. */
  verify(): Promise<void>;
}

/** `url` is smtp:// or smtps://, with user and password if the server wants them. */
export function smtpMailer(
  url: string,
  from: Sender,
  { siteName = () => '', longest = SMTP_TIMEOUT_MS }: Options = {},
): SmtpMailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const discreet = (error: unknown) => withoutPassword(error as Error, url);

  return {
    async send({ id, to, subject, text, html, unsubscribeUrl, replyTo }, signal) {
      const inTime = AbortSignal.timeout(longest);
      const mail: SendMailOptions & { signal: AbortSignal } = {
        from: { name: from.name ?? siteName(), address: from.address },
        to: { name: '', address: to }, // as a plain string, a comma in it would make two recipients
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`, // the same at each try, so that a mail program shows a repeated one once
        headers: { ...AUTOMATIC, ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
        signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
      };
      try {
        await transport.sendMail(mail);
        return 'SENT';
      } catch (error) {
        const problem = discreet(error);
        throw isFinal(error) ? new MailRefused(problem.message) : problem;
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw discreet(error);
      }
    },
  };
}

/** RFC 8058: mail programs show a button, and post to the address when it is pressed. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * A final no to this recipient or message. That the server does not let us send at all, or not from this
 * address, is to be put right by an administrator, and the mails wait for it.
 */
function isFinal(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  if (code === 'EENVELOPE' && command === 'API') return true; // no server would know where this is to go
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode !== WANTS_SIGN_IN;
}

const WANTS_SIGN_IN = 530;

/** A server may repeat what it was told. */
function withoutPassword(error: Error, url: string): Error {
  const { username, password } = new URL(url);
  if (!password) return error;
  const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
  const secrets = [`\0${user}\0${plain}`, plain].map((secret) => Buffer.from(secret).toString('base64'));
  const message = [...secrets, plain, password].reduce((text, secret) => text.replaceAll(secret, '…'), error.message);
  return Object.assign(new Error(message), { code: (error as NodeJS.ErrnoException).code });
}
