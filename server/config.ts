import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';
import { keptSecret } from './base/process/kept-secret.ts';
import { withoutEndSlashes } from './base/text/end-slashes.rules.ts';
import { parseSender, senderAt } from './base/text/sender.ts';
import { isSitePath, sitePathOf } from './base/text/site-path.rules.ts';
import { isWebAddress } from './base/text/web-address.rules.ts';
import { email } from './core/users/account.rules.ts';
import { googleIssuer, type IssuerSettings, issuersIn, issuerVariable } from './people/issuers/issuer-settings.ts';
import { isLookUpAddress } from './shops/barcodes/look-up-address.ts';

const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine(isWebAddress, { error: 'must begin with http:// or https://' });

const lookUpAddress = z.string().refine(isLookUpAddress, {
  error:
    'must be an address as https://world.openfoodfacts.org/api/v2/product/{code}.json, with {code} behind the host and without a user name',
});

/** Every link in mails and pages begins with it: the site is at the root of its host, or below a path of its own. */
const siteAddress = webAddress.refine((address) => !URL.canParse(address) || isSiteAddress(new URL(address)), {
  error:
    'must be an address as https://kindlist.example.com or https://example.com/kindlist: of letters, digits and - . _ ~, with nothing behind the path, which does not begin as a page of Kindlist does (/lists)',
});

function isSiteAddress({ href, origin }: URL): boolean {
  const path = sitePathOf(href);
  return isSitePath(path) && (href === origin + path || href === `${origin}${path}/`);
}

/** Never repeated in an error message, since it holds a password. */
const mailServer = z.string().refine(isMailServer, {
  error:
    'must be smtp://HOST or smtps://HOST, with :PORT behind it if it is unusual and USER:PASSWORD@ before it if it asks for them (written as in addresses: %40 for @)',
});

const sender = z.string().transform((text, context) => {
  const found = parseSender(text);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'must be an address, or a name and an address: Ida <ida@example.com>' });
  return z.NEVER;
});

/** An address, a range of them, or one of the names for private ranges. */
const proxies = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])]);

const hostAndPort = z
  .string()
  .regex(/^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\]):\d{1,5}$/i, { error: 'must be HOST:PORT,HOST:PORT' });

/** Settings that would do nothing without the other one. */
const NEEDED_WITH = [
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ['AWS_SECRET_ACCESS_KEY', 'AWS_ACCESS_KEY_ID'],
  ['AWS_SESSION_TOKEN', 'AWS_ACCESS_KEY_ID'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_S3_ACCESS_KEY_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
] as const;

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    HOST: z.string().optional(), // else 0.0.0.0, in development 127.0.0.1
    PUBLIC_URL: siteAddress.optional(), // else http://localhost:PORT
    DATA_DIR: z.string().default('./.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(), // else the embedded cluster in DATA_DIR
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(), // else guests' pages are read from the database
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(), // else each process listens to the database for live events
    JWT_SECRET: z.string().min(32).optional(), // else made once and kept in DATA_DIR
    ADMIN_EMAIL: email.optional(), // else no administrator is made at the start
    ADMIN_PASSWORD: z.string().min(8).max(128).optional(), // of that account, when it is made
    GOOGLE_CLIENT_ID: z.string().optional(), // else nobody signs in with Google
    GOOGLE_CLIENT_SECRET: z.string().optional(), // else Google gives its token to the browser
    GOOGLE_ISSUER_URL: webAddress.optional(), // else Google's own
    PASSWORD_SIGN_IN: z.enum(['on', 'off']).default('on'),
    SMTP_URL: mailServer.optional(), // else mails stay in the outbox
    MAIL_FROM: sender.optional(), // else no-reply at the host of PUBLIC_URL, by the name of the site
    S3_BUCKET: z.string().optional(), // else pictures are files in DATA_DIR
    S3_ENDPOINT: webAddress.optional(), // else Amazon's
    S3_REGION: z.string().default('us-east-1'),
    AWS_ACCESS_KEY_ID: z.string().optional(), // else what Amazon gives the machine
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
    BACKUP_SCHEDULE: z // in UTC; else backups are made by hand alone
      .string()
      .refine(isSchedule, { error: 'must be five fields of cron, in UTC: 30 3 * * * is every night at 3:30' })
      .optional(),
    BACKUP_DIR: z.string().optional(), // else the folder backups in DATA_DIR
    BACKUP_S3_BUCKET: z.string().optional(), // in place of the folder
    BACKUP_S3_ENDPOINT: webAddress.optional(), // else S3_ENDPOINT
    BACKUP_S3_REGION: z.string().optional(), // else S3_REGION
    BACKUP_S3_ACCESS_KEY_ID: z.string().optional(), // else the keys of the pictures' store
    BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
    BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
    BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
    STRIPE_SECRET_KEY: z.string().optional(), // else payments are tests, and no money moves
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: webAddress.optional(), // else Stripe's own
    SELLER_ADDRESS: z // with \n or | between the lines, for invoices; else they say the name of the site alone
      .string()
      .max(500)
      .transform((text) => text.replaceAll(/\\n|\|/g, '\n'))
      .optional(),
    BARCODE_LOOKUP_URL: lookUpAddress.optional(), // else barcodes are looked up nowhere
    EXTRACT_ALLOW_PRIVATE_HOSTS: z.string().transform(listed).pipe(z.array(hostAndPort)).default([]), // for tests
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    LOG_FORMAT: z.enum(['json', 'text']).optional(), // else text in a terminal, json where nobody reads along
    METRICS_TOKEN: z.string().min(32).optional(), // else there is no /metrics
    CORS_ORIGINS: z.string().transform(listed).pipe(z.array(webAddress)).default([]),
    TRUST_PROXY: z.string().transform(listed).pipe(z.array(proxies)).default([]), // whose X-Forwarded-For is believed
  })
  .superRefine((values, { addIssue }) => {
    for (const [name, needed] of NEEDED_WITH) {
      const message = `is needed with ${name}`;
      if (values[name] && !values[needed]) addIssue({ code: 'custom', path: [needed], message });
    }
  });

/** The names of all settings. */
export const SETTINGS = Object.keys(environment.shape);

/** Read by docker-compose.yml alone. */
export const COMPOSE_VARIABLES = ['COMPOSE_FILE', 'HTTP_PORT', 'HTTPS_PORT', 'POSTGRES_PASSWORD', 'SITE_ADDRESS'];

export type Config = ReturnType<typeof readConfig>;

const FROM_FILE = '_FILE';

/**
 * Reads the settings, once, for main.ts. An empty variable counts as unset; `NAME_FILE` gives the file that holds the value of NAME.
 * Throws with every wrong variable named.
 */
export function readConfig(variables: NodeJS.ProcessEnv) {
  const values = { ...withoutFiles(setOf(variables)), ...valuesFromFiles(setOf(variables)) };
  const result = environment.safeParse(values);
  if (!result.success) throw new Error(`The configuration is not usable:\n${z.prettifyError(result.error)}`);
  const { PORT, NODE_ENV, ...config } = result.data;
  const publicUrl = new URL(config.PUBLIC_URL ?? `http://localhost:${PORT}`);
  return {
    ...config,
    PORT,
    NODE_ENV,
    HOST: config.HOST ?? (NODE_ENV === 'development' ? '127.0.0.1' : '0.0.0.0'),
    PUBLIC_URL: withoutEndSlashes(publicUrl.href),
    LOG_FORMAT: config.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json'),
    MAIL_FROM: config.MAIL_FROM ?? senderAt(publicUrl.hostname),
    issuers: configuredIssuers(result.data, values),
  };
}

/** The other sites through which people sign in. */
function configuredIssuers(
  { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER_URL, PASSWORD_SIGN_IN }: z.output<typeof environment>,
  values: Record<string, string | undefined>,
): IssuerSettings[] {
  const { issuers, problems } = issuersIn(values);
  if (GOOGLE_CLIENT_ID && issuers.some(({ id }) => id === 'google')) {
    problems.push({ variable: 'GOOGLE_CLIENT_ID', message: 'and OIDC_GOOGLE_… are two ways for the same: set one' });
  }
  if (GOOGLE_CLIENT_ID) issuers.unshift(googleIssuer(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER_URL));
  if (PASSWORD_SIGN_IN === 'off' && issuers.length === 0 && problems.length === 0) {
    const message = 'can be off only where people can sign in elsewhere: set OIDC_…_ISSUER_URL, or GOOGLE_CLIENT_ID';
    problems.push({ variable: 'PASSWORD_SIGN_IN', message });
  }
  if (problems.length === 0) return issuers;
  const lines = problems.map(({ variable, message }) => `✖ ${message}\n  → at ${variable}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}

/** Signs access tokens. Processes on several machines must be given the same one. */
export function signingSecret({ JWT_SECRET, DATA_DIR }: Pick<Config, 'JWT_SECRET' | 'DATA_DIR'>): string {
  return JWT_SECRET ?? keptSecret(signingSecretFile(DATA_DIR));
}

/** The file of a secret that was made here, for want of JWT_SECRET. */
export function signingSecretFile(dataDir: string): string {
  return join(dataDir, 'jwt-secret');
}

/**
 * Gives the names among `names` that no setting has, as after a slip of the pen in a file of settings. Names that
 * docker-compose.yml reads from the same file are known, too.
 */
export function unknownSettings(names: readonly string[]): string[] {
  const known = new Set([...SETTINGS, ...SETTINGS.map((name) => name + FROM_FILE), ...COMPOSE_VARIABLES]);
  return names.filter((name) => !known.has(name) && !issuerVariable(withoutFile(name)));
}

/** The names in the file that `npm start` takes settings from, if it is there. */
export function namesInEnvironmentFile(file = '.env'): string[] {
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
}

function setOf(variables: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

function valuesFromFiles(variables: Record<string, string | undefined>): Record<string, string> {
  const ofIssuers = Object.keys(variables).filter(isFileOfIssuer).map(withoutFile);
  const files = [...SETTINGS, ...ofIssuers].flatMap((name) => {
    const file = variables[name + FROM_FILE];
    return file === undefined ? [] : [{ name, file }];
  });
  const problems = files
    .filter(({ name }) => variables[name] !== undefined)
    .map(({ name }) => `${name}: set ${name} or ${name}${FROM_FILE}, not both`);
  const values = files.flatMap(({ name, file }): [string, string][] => {
    try {
      return [[name, readFileSync(file, 'utf8').replace(/\r?\n$/, '')]];
    } catch (error) {
      problems.push(`${name}${FROM_FILE}: ${(error as Error).message}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(`The configuration is not usable:\n${problems.join('\n')}`);
  return Object.fromEntries(values);
}

function withoutFiles(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isFileOfIssuer(name)));
}

function isFileOfIssuer(name: string): boolean {
  return name.endsWith(FROM_FILE) && issuerVariable(withoutFile(name)) !== null;
}

function withoutFile(name: string): string {
  return name.endsWith(FROM_FILE) ? name.slice(0, -FROM_FILE.length) : name;
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.port === '0') return false;
  try {
    decodeURIComponent(`${url.username}${url.password}`);
  } catch {
    return false;
  }
  return !url.password || Boolean(url.username);
}

function isSchedule(text: string): boolean {
  try {
    CronExpressionParser.parse(text, { tz: 'UTC' });
    return text.trim().split(/\s+/).length === 5;
  } catch {
    return false;
  }
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
