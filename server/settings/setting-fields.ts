import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { type SiteSettings, siteSettings } from './settings.rules.ts';

@ObjectType({ description: 'A figure for each plan; -1 is without end.' })
class PlanFigures {
  @Field(() => Int)
  free!: number;

  @Field(() => Int)
  standard!: number;

  @Field(() => Int)
  premium!: number;
}

@InputType()
class PlanFiguresInput {
  @Field(() => Int, { nullable: true })
  free?: number;

  @Field(() => Int, { nullable: true })
  standard?: number;

  @Field(() => Int, { nullable: true, description: '-1 is without end.' })
  premium?: number;
}

@ObjectType()
export class SocialLinks {
  @Field(() => String)
  facebook!: string;

  @Field(() => String)
  x!: string;

  @Field(() => String)
  pinterest!: string;

  @Field(() => String)
  whatsapp!: string;
}

@InputType()
class SocialLinksInput {
  @Field(() => String, { nullable: true })
  facebook?: string;

  @Field(() => String, { nullable: true })
  x?: string;

  @Field(() => String, { nullable: true })
  pinterest?: string;

  @Field(() => String, { nullable: true })
  whatsapp?: string;
}

type Setting = keyof SiteSettings;

export const ALL_SETTINGS: readonly Setting[] = siteSettings.keyof().options;

/** Gives an object type a field for each of these settings, as their rules say, so that a setting is written once. */
export function addSettingFields(
  type: { prototype: object },
  settings: readonly Setting[],
  descriptions: Partial<Record<Setting, string>> = {},
): void {
  for (const name of settings) {
    const description = descriptions[name];
    Field(() => typeOf(name, PlanFigures, SocialLinks), { description })(type.prototype, name);
  }
}

/** Gives an input type a field for every setting, of which none need be sent. */
export function addSettingInputs(type: { prototype: object }): void {
  for (const name of ALL_SETTINGS) {
    Field(() => typeOf(name, PlanFiguresInput, SocialLinksInput), { nullable: true })(type.prototype, name);
  }
}

function typeOf(
  setting: Setting,
  figures: typeof PlanFigures | typeof PlanFiguresInput,
  links: typeof SocialLinks | typeof SocialLinksInput,
) {
  const rule = siteSettings.shape[setting];
  if (setting === 'socialLinks') return links;
  if (rule instanceof z.ZodObject) return figures;
  return rule instanceof z.ZodBoolean ? Boolean : String;
}
