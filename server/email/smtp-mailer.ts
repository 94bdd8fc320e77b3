import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Mailer, MailRefused } from './mailer.ts';

/** No out-of-office answers, please. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** Milliseconds without a word from the server. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds for all of it: less than a delivery's claim on its mail, so that nobody else takes the mail meanwhile. */
const LONGEST = 60_000;

interface SmtpOptions {
  /** Milliseconds for a mail. */
  longest?: number;
  /** By which people know the sender, where `from` is an address alone. */
  siteName?: () => string;
}

/** Sends through the server at `url` (smtp:// or smtps://, with user and password if it wants them), as `from`. */
export function smtpMailer(url: string, from: string, { longest = LONGEST, siteName }: SmtpOptions = {}): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      const mail: SendMailOptions & { signal: AbortSignal } = {
        from: siteName && !from.includes('<') ? { name: siteName(), address: from } : from,
        to: { name: '', address: to }, // as a plain string, a comma in it would make two recipients
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`, // the same at each try, so that a mail program shows a repeated one once
        headers: { ...AUTOMATIC, ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
        signal: AbortSignal.timeout(longest),
      };
      try {
        await transport.sendMail(mail);
        return 'SENT';
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
  };
}

/** RFC 8058: mail programs show a button, and post to the address when it is pressed. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Whether the server said no for good to this recipient or message, rather than to us, or for now. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
