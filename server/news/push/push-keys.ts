import { createECDH, createHmac } from 'node:crypto';

/** The site's keys for push services (VAPID, RFC 8292): made from its secret, so that all servers have the same and none keeps them. */
export class PushKeys {
  /** In base64url. */
  readonly publicKey: string;
  readonly privateKey: string;

  constructor(secret: string) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(createHmac('sha256', secret).update('push').digest());
    this.publicKey = pair.getPublicKey('base64url');
    this.privateKey = pair.getPrivateKey('base64url').padStart(43, 'A'); // a number that begins with zeros is given without
  }
}
