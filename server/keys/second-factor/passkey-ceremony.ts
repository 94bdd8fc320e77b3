import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { addSeconds } from 'date-fns';
import { hashSecret } from '../../base/database/secret-token.ts';
import type { User } from '../../core/users/user.entity.ts';
import { WrongPasskey } from './errors.ts';
import { LONGEST_CREDENTIAL_ID, LONGEST_PUBLIC_KEY, type Passkey } from './passkey.entity.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';

/** Loaded late: it knows the certificates of many makers. */
const webAuthn = () => import('@simplewebauthn/server');

/** Nothing else that a device says of itself is kept. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const CHALLENGE_SECONDS = 5 * 60;

interface Site {
  siteName: string;
  siteUrl: string;
}

type Transports = RegistrationResponseJSON['response']['transports'];

/** Each challenge is taken once. */
export class PasskeyCeremony {
  constructor(
    private readonly em: EntityManager,
    private readonly site: Site,
  ) {}

  async askToMake(user: User, existing: readonly Passkey[]): Promise<string> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: this.site.siteName,
      rpID: this.hostname,
      userID: bytesOf(user.id),
      userName: user.email,
      userDisplayName: user.name,
      timeout: CHALLENGE_SECONDS * 1000,
      attestationType: 'none',
      excludeCredentials: existing.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.keep(options.challenge, user);
    return JSON.stringify(options);
  }

  async verifyMade(user: User, response: object) {
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verified(async () => {
      const made = response as RegistrationResponseJSON;
      await refuseCertificates(made);
      return verifyRegistrationResponse({ response: made, ...this.expected(user) });
    });
    if (!registrationInfo) throw new WrongPasskey();
    const { id: credentialId, publicKey: bytes, counter, transports } = registrationInfo.credential;
    const publicKey = Buffer.from(bytes).toString('base64url');
    if (credentialId.length > LONGEST_CREDENTIAL_ID || publicKey.length > LONGEST_PUBLIC_KEY) throw new WrongPasskey();
    return { credentialId, publicKey, counter, transports: TRANSPORTS.filter((one) => transports?.includes(one)) };
  }

  /** Without passkeys the device offers those that it has for this site. */
  async askToSign(passkeys: readonly Passkey[]): Promise<string> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.hostname,
      timeout: CHALLENGE_SECONDS * 1000,
      allowCredentials: passkeys.map(descriptorOf),
      userVerification: 'required',
    });
    await this.keep(options.challenge, null);
    return JSON.stringify(options);
  }

  /** Fails where the device's count went back: then there are two of it. */
  async verifySigned(passkey: Passkey, response: object): Promise<number> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified: isRight, authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        ...this.expected(null),
      }),
    );
    if (!isRight) throw new WrongPasskey();
    return authenticationInfo.newCounter;
  }

  private expected(user: User | null) {
    return {
      expectedChallenge: (challenge: string) => this.spend(challenge, user),
      expectedOrigin: new URL(this.site.siteUrl).origin,
      expectedRPID: this.hostname,
      requireUserVerification: true, // a finger, a face or a PIN: so it is two factors at once
    };
  }

  private get hostname(): string {
    return new URL(this.site.siteUrl).hostname;
  }

  private async keep(challenge: string, user: User | null): Promise<void> {
    const expiresAt = addSeconds(new Date(), CHALLENGE_SECONDS);
    if (user) await this.em.nativeDelete(PasskeyChallenge, { user: user.id }); // who begins again has left the one before
    await this.em.insert(PasskeyChallenge, { hash: hashSecret(challenge), user: user?.id, expiresAt });
  }

  /** Outside of all transactions, so that it is spent also where the rest fails. */
  private async spend(challenge: string, user: User | null): Promise<boolean> {
    const open = { hash: hashSecret(challenge), user: user?.id ?? null, expiresAt: { $gt: new Date() } };
    return (await this.em.nativeDelete(PasskeyChallenge, open)) === 1;
  }
}

/**
 * We ask for no statement of the maker about the device, and browsers then send none. The library would look certificates up at the
 * addresses that stand in them, which a stranger writes.
 */
async function refuseCertificates({ response: { attestationObject } }: RegistrationResponseJSON): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined; // signed by the passkey itself
  if (format !== 'none' && !isOwn) throw new Error(`Attestation ${format} was not asked for`);
}

/** The library throws for whatever is wrong with what strangers send. */
async function verified<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (cause) {
    throw new WrongPasskey({ cause });
  }
}

function descriptorOf({ credentialId: id, transports }: Passkey) {
  return { id, transports: transports as Transports };
}

/** The id without hyphens: the device keeps it beside the key, and it says nothing of the person. */
function bytesOf(id: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex'));
}
