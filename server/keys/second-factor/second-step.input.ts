import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { LONGEST_PASSKEY_RESPONSE } from './passkey.rules.ts';
import type { secondStep } from './second-factor.rules.ts';

@InputType({ description: 'The second step of signing in.' })
export class SecondStepInput implements z.input<typeof secondStep> {
  @Field(() => String, {
    description: 'The `challenge` that came with SECOND_FACTOR_REQUIRED. It holds for ten minutes.',
  })
  challenge!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The six digits of the app, or a recovery code. Each is taken once. Left out with a `response`.',
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `In place of a code: what a passkey of the same person has signed, as \`navigator.credentials.get\` gave it, as the JSON of WebAuthn (\`AuthenticationResponseJSON\`), at most ${LONGEST_PASSKEY_RESPONSE} characters. \`beginPasskeySignIn\` with the challenge gives what the device signs.`,
  })
  response?: string | null;
}
