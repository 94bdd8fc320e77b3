import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { EmailFrequencyEnum, ThemeEnum } from '../../core/users/preferences.enums.ts';
import type { EmailFrequency, preferencesChanges, Theme } from '../../core/users/preferences.rules.ts';

@InputType({ description: 'What to change of your preferences; what is left out stays.' })
export class PreferencesChangesInput implements z.input<typeof preferencesChanges> {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to be told, here and in a digest by mail, what others do.',
  })
  notifications?: boolean;

  @Field(() => EmailFrequencyEnum, {
    nullable: true,
    description: 'How often a digest of notifications comes by mail.',
  })
  emailFrequency?: EmailFrequency;

  @Field(() => ThemeEnum, { nullable: true, description: 'What the site looks like on all devices of the person.' })
  theme?: Theme;
}
