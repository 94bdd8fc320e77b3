import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came: in words when it is ASCII. */
  subject: string;
  messageId: string;
  /** As it came, but with its quoted-printable undone, so that words and links can be looked for. */
  source: string;
}

interface Options {
  /** Else a free one. */
  port?: number;
  /** What the server answers to a recipient, in place of taking the mail. */
  refusal?: { code: number; text: string };
  /** The server has a mail, but says so only once this is resolved. */
  hold?: Promise<void>;
}

/** A mail server that keeps what it is sent. */
export async function startSmtpServer({ port = 0, refusal, hold }: Options = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      const headers = raw.replaceAll(/\r\n[ \t]+/g, ' '); // long ones come folded
      const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      mails.push({ from, to, subject: header('Subject'), messageId: header('Message-ID'), source: decoded(raw) });
      await hold;
      done();
    },
  });
  server.on('error', () => {}); // a client that hangs up
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const address = server.server.address() as AddressInfo;
  return {
    mails,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function decoded(source: string): string {
  const joined = source.replaceAll('=\r\n', '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
