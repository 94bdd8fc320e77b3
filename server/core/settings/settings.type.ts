import { Field, GraphQLISODateTime, InputType, ObjectType } from 'type-graphql';
import { ALL_SETTINGS, addSettingFields, addSettingInputs } from './setting-fields.ts';
import type { SiteSettings } from './settings.rules.ts';

@ObjectType('Settings', { description: 'How the site is run; for administrators.' })
export class SettingsType {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null while nothing was ever changed.' })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of who changed them last.' })
  updatedBy!: string | null;
}

export type Settings = SiteSettings & SettingsType;

@InputType({ description: 'Changes of the settings. A setting that you leave out stays.' })
export class SettingsChangesInput {}

addSettingFields(SettingsType, ALL_SETTINGS, {
  socialLinks: 'Empty is the page on which a network shares this site.',
});
addSettingInputs(SettingsChangesInput);
