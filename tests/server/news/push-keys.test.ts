import { createECDH, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { PushKeys } from '../../../server/news/push/push-keys.ts';

test('the keys for push services belong together, also where the private one begins with a zero', () => {
  const secrets = Array.from({ length: 2_000 }, (_, index) => `secret ${index}`);
  const zero = secrets.find((secret) => createHmac('sha256', secret).update('push').digest()[0] === 0) ?? '';

  for (const secret of ['a secret', zero]) {
    const { publicKey, privateKey } = new PushKeys(secret);
    const key = Buffer.from(privateKey, 'base64url');
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(key);

    expect(key).toHaveLength(32);
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
  }
  expect(zero).not.toBe('');
});
