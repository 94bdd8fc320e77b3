import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A new secret for an authenticator app. It is given here and never again.' })
export class AuthenticatorSetup {
  @Field(() => String, { description: 'To be typed into the app: base32 (RFC 4648).' })
  secret!: string;

  @Field(() => String, { description: 'To be drawn as a QR code, which the app scans: `otpauth://totp/…`.' })
  uri!: string;
}
