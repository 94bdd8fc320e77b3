import { Secret, TOTP } from 'otpauth';
import { Sealer } from '../../base/process/sealer.ts';

/** As RFC 6238 has it: apps take no other lengths or hashes. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 };
const SECRET_BYTES = 20;

const STEPS_OFF = 1;

interface Label {
  siteName: string;
  email: string;
}

export class OneTimeCodes {
  private readonly sealer: Sealer;

  constructor(secret: string) {
    this.sealer = new Sealer(secret, 'authenticator-app');
  }

  newSecret(userId: string): string {
    return this.sealer.seal(new Uint8Array(new Secret({ size: SECRET_BYTES }).buffer), userId);
  }

  shownSecret(sealed: string, userId: string, { siteName, email }: Label): { secret: string; uri: string } | null {
    const secret = this.open(sealed, userId);
    if (!secret) return null;
    const totp = new TOTP({ ...FORM, secret, issuer: siteName, label: email });
    return { secret: secret.base32, uri: totp.toString() };
  }

  /** In 30 seconds, counted from 1970; null for a wrong one. */
  stepOf(code: string, sealed: string, userId: string, now: Date): number | null {
    const secret = this.open(sealed, userId);
    if (!secret) return null;
    const totp = new TOTP({ ...FORM, secret });
    const timestamp = now.getTime();
    const off = totp.validate({ token: code, timestamp, window: STEPS_OFF });
    return off === null ? null : totp.counter({ timestamp }) + off;
  }

  private open(sealed: string, userId: string): Secret | null {
    const bytes = this.sealer.open(sealed, userId);
    return bytes && new Secret({ buffer: new Uint8Array(bytes).buffer });
  }
}

export function isAppCode(code: string): boolean {
  return code.length === FORM.digits && /^\d+$/.test(code);
}
