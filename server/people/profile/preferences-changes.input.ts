import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { LANGUAGE_TAGS, type Language } from '../../base/languages/languages.rules.ts';
import { QUESTIONS } from '../../core/users/preferences.embeddable.ts';
import { EmailFrequencyEnum, ThemeEnum } from '../../core/users/preferences.enums.ts';
import type { EmailFrequency, preferencesChanges, Theme } from '../../core/users/preferences.rules.ts';

@InputType({ description: 'Changes of your preferences. A field that you leave out stays.' })
export class PreferencesChangesInput implements z.input<typeof preferencesChanges> {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to be told, here and in a digest by mail, what others do.',
  })
  notifications?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to be reminded before the day of a list: of your gifts, and of your lists and those you follow.',
  })
  reminders?: boolean;

  @Field(() => Boolean, { nullable: true, description: QUESTIONS })
  questions?: boolean;

  @Field(() => EmailFrequencyEnum, {
    nullable: true,
    description: 'How often a digest of notifications comes by mail.',
  })
  emailFrequency?: EmailFrequency;

  @Field(() => ThemeEnum, { nullable: true, description: 'The look of the site on all devices of the person.' })
  theme?: Theme;

  @Field(() => String, {
    nullable: true,
    description: `The language of the site and of mails: ${LANGUAGE_TAGS.map((tag) => `\`${tag}\``).join(', ')}. Null: as the browser asks.`,
  })
  language?: Language | null;
}
