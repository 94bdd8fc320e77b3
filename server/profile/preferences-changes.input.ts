import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { EmailFrequencyEnum, ThemeEnum } from '../users/preferences.enums.ts';
import type { EmailFrequency, preferencesChanges, Theme } from '../users/preferences.rules.ts';

@InputType()
export class PreferencesChangesInput implements z.input<typeof preferencesChanges> {
  @Field(() => Boolean, { nullable: true })
  notifications?: boolean;

  @Field(() => EmailFrequencyEnum, { nullable: true })
  emailFrequency?: EmailFrequency;

  @Field(() => ThemeEnum, { nullable: true })
  theme?: Theme;
}
