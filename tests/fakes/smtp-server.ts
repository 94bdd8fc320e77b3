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
  /** Its headers, those that came folded in one line again. */
  headers: string;
  /** As it came, but with its quoted-printable undone, so that words and links can be looked for. */
  source: string;
}

interface Refusal {
  code: number;
  text: string;
  /** Else every one. */
  of?: string;
}

interface Options {
  /** Else a free one. */
  port?: number;
  /** The answer to a recipient, in place of taking the mail. */
  refusal?: Refusal;
  senderRefusal?: Refusal;
  contentRefusal?: (source: string) => string | null;
  /** The server has a mail, but says so only once this is resolved. */
  hold?: Promise<void>;
  /** Holds only the mails to this address. */
  holdTo?: string;
  /** The only password that it takes; in its refusal it repeats what it was given. */
  password?: string;
  /** Speaks TLS from the first word, by a certificate that nobody has signed. */
  secure?: boolean;
}

/** A mail server that keeps what it is sent. */
export async function startSmtpServer(options: Options = {}) {
  const { port = 0, refusal, senderRefusal, contentRefusal, hold, holdTo, password, secure = false } = options;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    secure,
    disabledCommands: secure ? [] : ['STARTTLS'],
    onAuth(given, _session, done) {
      if (password === undefined || given.password === password) return done(null, { user: given.username });
      done(Object.assign(new Error(`who is ${given.username} with ${given.password}?`), { responseCode: 535 }));
    },
    onMailFrom(_address, _session, done) {
      done(senderRefusal && said(senderRefusal));
    },
    onRcptTo({ address }, _session, done) {
      done(refusal && (refusal.of ?? address) === address ? said(refusal) : undefined);
    },
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      const [head = ''] = raw.split('\r\n\r\n');
      const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
      const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      const source = decoded(raw);
      const objection = contentRefusal?.(source);
      if (objection) return done(said({ code: 554, text: objection }));
      mails.push({ from, to, subject: header('Subject'), messageId: header('Message-ID'), headers, source });
      if (!holdTo || to.includes(holdTo)) await hold;
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
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function said({ code, text }: Refusal): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

function decoded(source: string): string {
  const joined = source.replaceAll('=\r\n', '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
