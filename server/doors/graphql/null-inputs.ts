import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';

/** In other fields null takes the value away. */
const LEFT_OUT_BY_NULL: Readonly<Record<string, readonly string[] | 'all'>> = {
  AffiliateSiteChangesInput: ['name', 'affiliateCode', 'isActive', 'urlFormats'],
  DrawChangesInput: ['name', 'day'],
  DrawPartChangesInput: ['isConfirmed'],
  ItemChangesInput: ['title', 'currency', 'quantityDesired'],
  ListChangesInput: ['name', 'listType', 'privacy', 'purchaseVisibility', 'holdDays', 'isNameEnough'],
  NewItemInput: ['currency'],
  NewListInput: ['listType', 'privacy', 'purchaseVisibility', 'holdDays', 'isNameEnough'],
  PersonChangesInput: ['name'],
  PlanFiguresInput: 'all',
  PledgeChangesInput: ['isPaid', 'organiserPledgeId', 'isOrganiser'],
  PreferencesChangesInput: ['theme', 'notifications', 'reminders', 'questions', 'emailFrequency'],
  ProfileChangesInput: 'all',
  SettingsChangesInput: 'all',
  ShopChangesInput: 'all',
  SocialLinksInput: 'all',
  TestimonialsInput: 'all',
};

export function takeNullAsLeftOut(schema: GraphQLSchema): void {
  for (const name of Object.keys(LEFT_OUT_BY_NULL)) {
    if (!isInputObjectType(schema.getType(name))) throw new Error(`There is no input ${name}`);
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    const args = field.args.filter(({ type }) => getNamedType(type).name in LEFT_OUT_BY_NULL);
    if (!resolve || args.length === 0) continue;
    field.resolve = (source, given, context, info) => {
      const taken = { ...given };
      for (const { name, type } of args) if (name in taken) taken[name] = withoutNulls(taken[name], type);
      return resolve(source, taken, context, info);
    };
  }
}

function withoutNulls(value: unknown, type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value)) return value.map((each) => withoutNulls(each, inner.ofType));
  if (!isInputObjectType(inner) || typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name, part]) => part !== null || !isLeftOut(inner, name));
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutNulls(part, typeOf(inner, name))]));
}

function isLeftOut({ name }: GraphQLInputObjectType, field: string): boolean {
  const fields = LEFT_OUT_BY_NULL[name];
  return fields === 'all' || (fields?.includes(field) ?? false);
}

function typeOf(input: GraphQLInputObjectType, field: string): GraphQLInputType {
  const known = input.getFields()[field];
  if (!known) throw new Error(`${input.name} has no field ${field}`);
  return known.type;
}
