import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

interface Signed {
  content: string;
  signature: string;
}

/** A signature for one purpose is worthless for another. */
export class Signer {
  /** Made of bytes it would be made anew for each signature, which takes six times as long. */
  private readonly key: KeyObject;

  constructor(secret: string, purpose: string) {
    this.key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  }

  sign(value: object): Signed {
    const content = Buffer.from(JSON.stringify(value)).toString('base64url');
    return { content, signature: this.signatureOf(content) };
  }

  /** Null for what was never signed here. */
  read({ content, signature }: Signed): unknown {
    const [sent, due] = [Buffer.from(signature), Buffer.from(this.signatureOf(content))];
    if (sent.length !== due.length || !timingSafeEqual(sent, due)) return null;
    return JSON.parse(Buffer.from(content, 'base64url').toString());
  }

  private signatureOf(content: string): string {
    return createHmac('sha256', this.key).update(content).digest('base64url');
  }
}
