import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { namesInEnvironmentFile, readConfig, signingSecret, unknownSettings } from '../../server/config.ts';

test('nothing needs to be configured', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 4000,
    HOST: '0.0.0.0',
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: './.data',
    RATE_LIMIT: 'on',
    TRUST_PROXY: [],
    EXTRACT_ALLOW_PRIVATE_HOSTS: [],
    MAIL_FROM: { name: null, address: 'no-reply@localhost' },
  });
});

test('every wrong variable is named', () => {
  const wrong = {
    PORT: 'http',
    PUBLIC_URL: 'kindlist.test',
    DATABASE_URL: 'mysql://localhost/kindlist',
    JWT_SECRET: 'short',
    SMTP_URL: 'mail.test',
    CORS_ORIGINS: 'https://shop.test, shop',
    EXTRACT_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
    RATE_LIMIT: 'maybe',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: 'root',
    ADMIN_PASSWORD: 'weak',
    S3_ENDPOINT: 'http:storage',
  };

  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});

test.for([
  'mail.test',
  'mail.test:587',
  'http://mail.test',
  'smtp:mail.test',
  'smtp://',
  'smtp://mail.test:99999',
  'smtp://mail.test:port',
  'smtp://us:pa%zz@mail.test',
  'smtp://:secret@mail.test',
])('a mail server at %s is none, and is said to be so without what may be a password', (SMTP_URL) => {
  const problem = (() => {
    try {
      readConfig({ SMTP_URL });
    } catch (error) {
      return (error as Error).message;
    }
  })();

  expect(problem).toMatch(/must be smtp:\/\/HOST or smtps:\/\/HOST.*\n.*SMTP_URL/);
  expect(problem).not.toMatch(/secret|pa%zz/);
});

test.for(['smtp://mail.test', 'smtps://us%40mail.test:pa%24%24word@mail.test:465', 'smtp://127.0.0.1:1025'])(
  'a mail server at %s is one',
  (SMTP_URL) => {
    expect(readConfig({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
  },
);

test.for([
  ['Ida Lee <ida@kindlist.test>', { name: 'Ida Lee', address: 'ida@kindlist.test' }],
  ['"Lee, Ida @ home" <ida@kindlist.test>', { name: 'Lee, Ida @ home', address: 'ida@kindlist.test' }],
  ['ida@kindlist.test', { name: null, address: 'ida@kindlist.test' }],
  ['<ida@kindlist.test>', { name: null, address: 'ida@kindlist.test' }],
] as const)('mails may be from %s', ([MAIL_FROM, sender]) => {
  expect(readConfig({ MAIL_FROM }).MAIL_FROM).toEqual(sender);
});

test.for(['Ida', 'Ida <ida>', 'ida@', 'ida@kindlist.test, tom@kindlist.test', 'Ida <ida@x.test>\nBcc: eve@evil.test'])(
  'mails cannot be from %s',
  (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow(/must be an address, or a name and an address.*\n.*MAIL_FROM/);
  },
);

test('where the site has no name but a number, mails are from there all the same', () => {
  expect(readConfig({ PUBLIC_URL: 'http://192.0.2.7' }).MAIL_FROM.address).toBe('no-reply@[192.0.2.7]');
});

test('an empty variable is an unset one', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toEqual(readConfig({}));
});

test('in development only this machine is served', () => {
  expect(readConfig({ NODE_ENV: 'development' }).HOST).toBe('127.0.0.1');
});

test('proxies are trusted by their addresses', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).TRUST_PROXY).toEqual(['10.0.0.0/8', 'loopback']);
});

test('the signing secret is made once, and nobody else may read it', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kindlist-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));

  const secret = signingSecret({ DATA_DIR, JWT_SECRET: undefined });

  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(signingSecret({ DATA_DIR, JWT_SECRET: undefined })).toBe(secret);
  expect(statSync(join(DATA_DIR, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test('a site is at the root of its host or below a path, and other addresses are refused', () => {
  for (const path of ['', '/', '/kindlist', '/kindlist/', '/~ida/our.lists'])
    expect(readConfig({ PUBLIC_URL: `https://example.test${path}` }).PUBLIC_URL).toBe(
      `https://example.test${path.replace(/\/$/, '')}`,
    );
  for (const rest of [
    '?a=b',
    '#top',
    '/kindlist?a=b',
    '/kindlist#top',
    '/kindlist//',
    '/a//b',
    '/a%20b',
    '/lists',
    '/API/1',
  ])
    expect(() => readConfig({ PUBLIC_URL: `https://example.test${rest}` }), rest).toThrow(
      /nothing behind.*\n.*PUBLIC_URL/,
    );
  expect(() => readConfig({ PUBLIC_URL: 'https://ida:secret@example.test' })).toThrow(/nothing behind/);
});

test('each setting can come from a file, as secrets do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, `${'s'.repeat(40)}\n`);

  expect(readConfig({ JWT_SECRET_FILE: file }).JWT_SECRET).toBe('s'.repeat(40));
  expect(readConfig({ JWT_SECRET_FILE: '' }).JWT_SECRET).toBeUndefined();
  expect(() => readConfig({ JWT_SECRET_FILE: join(folder, 'none') })).toThrow(/JWT_SECRET_FILE: ENOENT/);
  expect(() => readConfig({ JWT_SECRET_FILE: file, JWT_SECRET: 'x'.repeat(40) })).toThrow(
    /JWT_SECRET or JWT_SECRET_FILE/,
  );
});

test('a name in the file of settings that no setting has is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(
    file,
    '# mails\nSMTP_ULR=smtp://mail.test\nMAIL_FROM=ida@kindlist.test\nJWT_SECRET_FILE=/x\nHTTP_PORT=80\n',
  );

  expect(unknownSettings(namesInEnvironmentFile(file))).toEqual(['SMTP_ULR']);
  expect(namesInEnvironmentFile(join(folder, 'none'))).toEqual([]);
});

const HOME = { OIDC_HOME_ISSUER_URL: 'https://auth.test/o/kindlist/', OIDC_HOME_CLIENT_ID: 'kindlist' };

test('servers through which people sign in are found by their names, with what is usual for the rest', () => {
  const { issuers } = readConfig({
    ...HOME,
    OIDC_POCKET_ID_ISSUER_URL: 'https://id.test/.well-known/openid-configuration',
    OIDC_POCKET_ID_CLIENT_ID: 'lists',
    OIDC_POCKET_ID_CREATE_ACCOUNTS: 'off',
    GOOGLE_CLIENT_ID: 'of-google',
  });

  expect(issuers.map(({ id, name, issuerUrl }) => [id, name, issuerUrl])).toEqual([
    ['google', 'Google', 'https://accounts.google.com'],
    ['home', 'Home', 'https://auth.test/o/kindlist/'],
    ['pocket-id', 'Pocket id', 'https://id.test'],
  ]);
  expect(issuers[1]).toMatchObject({
    scopes: 'openid email profile',
    nameClaim: 'name',
    trustsEmail: false,
    adminGroup: null,
    createsAccounts: 'as the site',
    clientSecret: null,
  });
  expect(issuers[2]?.createsAccounts).toBe('never');
  expect([issuers[0]?.answersWith, issuers[1]?.answersWith]).toEqual(['id_token', 'code']);
});

test('the secret of a server comes from a file as well', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, 'from a file\n');

  const { issuers } = readConfig({ ...HOME, OIDC_HOME_CLIENT_SECRET_FILE: file });

  expect(issuers[0]?.clientSecret).toBe('from a file');
  const twice = { ...HOME, OIDC_HOME_CLIENT_SECRET_FILE: file, OIDC_HOME_CLIENT_SECRET: 'another' };
  expect(() => readConfig(twice)).toThrow('set OIDC_HOME_CLIENT_SECRET or OIDC_HOME_CLIENT_SECRET_FILE, not both');
  expect(unknownSettings(['OIDC_HOME_CLIENT_SECRET_FILE', 'OIDC_HOME_NAME', 'OIDC_HOME_SECRET'])).toEqual([
    'OIDC_HOME_SECRET',
  ]);
});

test('a schedule may have more than one space between its fields', () => {
  const BACKUP_SCHEDULE = ' 30  3 *\t* * ';
  expect(readConfig({ BACKUP_SCHEDULE })).toMatchObject({ BACKUP_SCHEDULE });
});

test.for([
  [{ OIDC_HOME_CLIENT_ID: 'kindlist' }, 'OIDC_HOME_ISSUER_URL'],
  [{ ...HOME, OIDC_HOME_CLIENT_ID: '' }, 'OIDC_HOME_CLIENT_ID'],
  [{ ...HOME, OIDC_HOME_ISSUER_URL: 'auth.test' }, 'OIDC_HOME_ISSUER_URL'],
  [{ ...HOME, OIDC_HOME_ISSUER_URL: 'https://auth.test/?a=b' }, 'OIDC_HOME_ISSUER_URL'],
  [{ ...HOME, OIDC_HOME_ISSUER_URL: 'https://login.microsoftonline.com/common/v2.0' }, 'OIDC_HOME_ISSUER_URL'],
  [{ ...HOME, OIDC_HOME_SCOPES: 'email profile' }, 'OIDC_HOME_SCOPES'],
  [{ ...HOME, OIDC_HOME_TRUST_EMAIL: 'yes' }, 'OIDC_HOME_TRUST_EMAIL'],
  [{ ...HOME, OIDC_HOME_SECRET: 'a slip' }, 'OIDC_HOME_SECRET'],
  [{ PASSWORD_SIGN_IN: 'off' }, 'PASSWORD_SIGN_IN'],
  [{ BACKUP_S3_ACCESS_KEY_ID: 'a' }, 'BACKUP_S3_SECRET_ACCESS_KEY'],
  [{ BACKUP_S3_SECRET_ACCESS_KEY: 'b' }, 'BACKUP_S3_ACCESS_KEY_ID'],
  [{ AWS_ACCESS_KEY_ID: 'a' }, 'AWS_SECRET_ACCESS_KEY'],
  [{ AWS_SECRET_ACCESS_KEY: 'b' }, 'AWS_ACCESS_KEY_ID'],
  [{ AWS_SESSION_TOKEN: 'c' }, 'AWS_ACCESS_KEY_ID'],
  [{ STRIPE_WEBHOOK_SECRET: 'd' }, 'STRIPE_SECRET_KEY'],
  [{ GOOGLE_CLIENT_SECRET: 'e' }, 'GOOGLE_CLIENT_ID'],
  [{ BACKUP_SCHEDULE: 'every night' }, 'BACKUP_SCHEDULE'],
  [{ BACKUP_SCHEDULE: '0 30 3 * * *' }, 'BACKUP_SCHEDULE'],
  [
    { OIDC_GOOGLE_ISSUER_URL: 'https://accounts.google.com', OIDC_GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_ID: 'b' },
    'GOOGLE_CLIENT_ID',
  ],
] as const)('%o is not usable: %s', ([variables, named]) => {
  expect(() => readConfig(variables)).toThrow(new RegExp(`→ at ${named}$`, 'm'));
});
