import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { secondStep } from './second-factor.rules.ts';

@InputType({ description: 'The second step of signing in.' })
export class SecondStepInput implements z.input<typeof secondStep> {
  @Field(() => String, {
    description: 'The `challenge` that came with SECOND_FACTOR_REQUIRED. It holds for ten minutes.',
  })
  challenge!: string;

  @Field(() => String, { description: 'The six digits of the app, or a recovery code. Each is taken once.' })
  code!: string;
}
