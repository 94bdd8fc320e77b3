import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64];

interface Kept {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
}

interface Options {
  /** The site that a browser is at. */
  origin: string;
  /** Whether it asks for a finger, a face or a PIN. */
  isVerifying?: boolean;
  /** How the maker speaks for it: not at all, unless it says otherwise. */
  format?: string;
}

/** A device that keeps passkeys, and the browser in front of it: they answer as WebAuthn says, with real keys. */
export class PasskeyDevice {
  private readonly kept: Kept[] = [];
  /** How often it has signed; devices that share their passkeys say 0 each time. */
  counter = 0;

  constructor(private readonly options: Options) {}

  /** Makes a passkey, as `navigator.credentials.create` does. */
  create(options: string): string {
    const { challenge, rp, user } = JSON.parse(options);
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.kept.push({ id: id.toString('base64url'), userHandle: user.id, privateKey });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = [Buffer.alloc(16), length, id, coseOf(publicKey)];
    const authData = Buffer.concat([this.head(rp.id, ATTESTED), ...attested]);
    return JSON.stringify({
      ...this.about(id.toString('base64url')),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge),
        attestationObject: attestation(authData, this.options.format).toString('base64url'),
        transports: ['internal'],
      },
    });
  }

  /** Signs with the passkey that it made last, as `navigator.credentials.get` does. */
  get(options: string): string {
    const { challenge, rpId } = JSON.parse(options);
    const passkey = this.kept.at(-1);
    if (!passkey) throw new Error('The device has no passkey.');
    if (this.counter > 0) this.counter += 1;
    const authData = this.head(rpId, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return JSON.stringify({
      ...this.about(passkey.id),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
        userHandle: passkey.userHandle,
      },
    });
  }

  private about(id: string) {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' };
  }

  private head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = this.options.isVerifying === false ? 0 : VERIFIED;
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags | PRESENT | verified]), counter]);
  }

  private clientData(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.options.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

/** The map { fmt, attStmt: {}, authData } in CBOR. */
function attestation(authData: Buffer, format = 'none'): Buffer {
  const size = Buffer.from([0x59, authData.length >> 8, authData.length & 255]);
  const parts = [text('fmt'), text(format), text('attStmt'), Buffer.from([0xa0]), text('authData'), size, authData];
  return Buffer.concat([Buffer.from([0xa3]), ...parts]);
}

/** The map { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y } in CBOR. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([head, part(0x21, x), part(0x22, y)]);
}
