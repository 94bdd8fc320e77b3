import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, signingSecret } from '../../server/config.ts';

test('nothing needs to be configured', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 4000,
    HOST: '0.0.0.0',
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: './.data',
    RATE_LIMIT: 'on',
    TRUST_PROXY: [],
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
    RATE_LIMIT: 'maybe',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'staging',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: 'root',
    ADMIN_PASSWORD: 'weak',
  };

  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
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
