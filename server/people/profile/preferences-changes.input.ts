import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { EmailFrequencyEnum, ThemeEnum } from '../../core/users/preferences.enums.ts';
import type { EmailFrequency, preferencesChanges, Theme } from '../../core/users/preferences.rules.ts';

@InputType({ description: 'Changes of your preferences. A field that you leave out stays.' })
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

  @Field(() => ThemeEnum, { nullable: true, description: 'The look of the site on all devices of the person.' })
  theme?: Theme;
}
