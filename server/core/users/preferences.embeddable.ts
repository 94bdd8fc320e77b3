import type { Opt } from '@mikro-orm/core';
import { Embeddable, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Language } from '../../base/languages/languages.rules.ts';
import { EmailFrequencyEnum, ThemeEnum } from './preferences.enums.ts';
import type { EmailFrequency, Theme } from './preferences.rules.ts';

const LANGUAGE =
  'The language of the site and of mails, such as `de` or `pt-BR`. Null means the one that the browser asks for.';

const REMINDERS =
  'Whether to be reminded before the day of a list, while `notifications` is on: of gifts that you still have to buy or pay for, and of how many are wanted on lists that you own or follow.';

export const QUESTIONS =
  'Whether to be told of questions about gifts on your lists and those you work on, while `notifications` is on.';

/** In the row of their user: signing in shows the theme at once. */
@Embeddable()
@ObjectType({ description: 'How somebody wants to be told of things, and what the site looks like.' })
export class Preferences {
  @Field(() => Boolean, { description: 'Whether to be told, here and in a digest by mail, what others do.' })
  @Property({ type: 'boolean', default: true })
  notifications: Opt<boolean> = true;

  @Field(() => Boolean, { description: REMINDERS })
  @Property({ type: 'boolean', default: true })
  reminders: Opt<boolean> = true;

  @Field(() => Boolean, { description: QUESTIONS })
  @Property({ type: 'boolean', default: true })
  questions: Opt<boolean> = true;

  @Field(() => EmailFrequencyEnum, { description: 'How often a digest of notifications comes by mail.' })
  @Enum({ items: () => EmailFrequencyEnum, default: 'WEEKLY' })
  emailFrequency: Opt<EmailFrequency> = 'WEEKLY';

  @Field(() => ThemeEnum, { description: 'The look of the site on all devices of the person.' })
  @Enum({ items: () => ThemeEnum, default: 'SYSTEM' })
  theme: Opt<Theme> = 'SYSTEM';

  @Field(() => String, { nullable: true, description: LANGUAGE })
  @Property({ type: 'string', length: 10, nullable: true })
  language?: Language | null;
}
