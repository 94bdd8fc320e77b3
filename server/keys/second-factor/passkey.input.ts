import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import {
  LONGEST_PASSKEY_NAME,
  LONGEST_PASSKEY_RESPONSE,
  type newPasskey,
  type passkeySignIn,
} from './passkey.rules.ts';

@InputType({ description: 'A passkey that a browser has made.' })
export class NewPasskeyInput implements z.input<typeof newPasskey> {
  @Field(() => String, {
    description: `To tell it from others: 1 to ${LONGEST_PASSKEY_NAME} characters.`,
  })
  name!: string;

  @Field(() => String, {
    description: `What \`navigator.credentials.create\` gave, as the JSON of WebAuthn (\`RegistrationResponseJSON\`), at most ${LONGEST_PASSKEY_RESPONSE} characters.`,
  })
  response!: string;
}

@InputType({ description: 'What a passkey has signed.' })
export class PasskeySignInInput implements z.input<typeof passkeySignIn> {
  @Field(() => String, {
    description: `What \`navigator.credentials.get\` gave, as the JSON of WebAuthn (\`AuthenticationResponseJSON\`), at most ${LONGEST_PASSKEY_RESPONSE} characters.`,
  })
  response!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the session outlives the browser. Usually it does.' })
  rememberMe?: boolean;
}
