import { createECDH, createHmac } from 'node:crypto';

/** The site's keys for push services (VAPID, RFC 8292): made from its secret, so that all servers have the same and none keeps them. */
export class PushKeys {
  /** In base64url. */
  readonly publicKey: string;
  readonly privateKey: string;

  constructor(secret: string) {
    const pair = createECDH('prime256v1');
    const key = createHmac('sha256', secret).update('push').digest();
    pair.setPrivateKey(key);
    this.publicKey = pair.getPublicKey('base64url');
    this.privateKey = key.toString('base64url'); // all 32 bytes: getPrivateKey() leaves out zeros at the beginning
  }
}
