import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';
import { alone } from './run.ts';

const SCHEMA = 'schema.graphql';

export function checkSchema(): void {
  const problems = undescribed(readFileSync(SCHEMA, 'utf8'));
  if (problems.length > 0) throw new Error(`Not described in ${SCHEMA}:\n${problems.join('\n')}`);
}

export function undescribed(sdl: string): string[] {
  const schema = buildSchema(sdl);
  const types = Object.values(schema.getTypeMap());
  const ours = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [...ours.flatMap(partsOf), ...directives.flatMap((each) => withArgs(`@${each.name}`, each))].flatMap(
    ([name, { description }]) => (description?.trim() ? [] : [name]),
  );
}

type Part = [name: string, described: { description?: string | null }];

function partsOf(type: GraphQLNamedType): Part[] {
  const members = membersOf(type).flatMap((member) => withArgs(`${type.name}.${member.name}`, member));
  return [[type.name, type], ...members];
}

function withArgs(name: string, member: Member): Part[] {
  const args = member.args ?? [];
  return [[name, member], ...args.map((arg): Part => [`${name}(${arg.name}:)`, arg])];
}

interface Member {
  name: string;
  description?: string | null;
  args?: readonly { name: string; description?: string | null }[];
}

function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues();
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return 'getFields' in type ? Object.values(type.getFields()) : [];
}

if (import.meta.main) await alone(checkSchema);
