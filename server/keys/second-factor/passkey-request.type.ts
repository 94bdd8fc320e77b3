import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a browser asks a passkey for. It holds for five minutes, and once.' })
export class PasskeyRequest {
  @Field(() => String, {
    description:
      'As the JSON of WebAuthn: for `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` when signing in.',
  })
  options!: string;
}
