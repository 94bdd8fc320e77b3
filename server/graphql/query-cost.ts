import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValidationContext,
} from 'graphql';
import { LARGEST_CONNECTION_PAGE } from '../keyset.ts';

/** In values of an answer, as they are expected. Tools that ask for the whole schema need half of it, our own app a sixth. */
export const HIGHEST_COST = 30_000;

/** Entries that a list is expected to have, unless it says itself how many it may have. What it really has, AnswerSize sees. */
const EXPECTED_ENTRIES = 25;

/** In values: what a change takes beside what it answers with. */
const COST_OF_CHANGE = 200;

/** Tells what a query asks for, before any of it is looked up: every alias counts, every list, and what is asked of the schema. */
export function costRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const schema = context.getSchema();
      const root = schema.getRootType(operation.operation);
      if (!root) return;
      const costs = new Costs(schema, (name) => context.getFragment(name));
      const changes = operation.operation === OperationTypeNode.MUTATION ? costs.changesIn(operation.selectionSet) : 0;
      const cost = costs.ofSelection(operation.selectionSet, root) + changes * COST_OF_CHANGE;
      if (cost > HIGHEST_COST) context.reportError(tooDear(cost));
    },
  };
}

function tooDear(cost: number): GraphQLError {
  const shown = Math.min(cost, Number.MAX_SAFE_INTEGER).toLocaleString('en');
  const limit = HIGHEST_COST.toLocaleString('en');
  return new GraphQLError(`This query costs ${shown}, and at most ${limit} is allowed. Ask for less at once.`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', cost, limit: HIGHEST_COST },
  });
}

type Fields = Record<string, GraphQLField<unknown, unknown>>;

class Costs {
  /** Of each fragment, looked at once, however often it is spread. */
  private readonly ofFragments = new Map<string, number>();
  private readonly entries: Record<string, number>;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  ) {
    this.entries = expectedEntries(schema);
  }

  ofSelection(selectionSet: SelectionSetNode, type: GraphQLNamedType): number {
    let cost = 0;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, type);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += this.ofFragment(selection.name.value);
      else
        cost += this.ofSelection(selection.selectionSet, this.typeNamed(selection.typeCondition?.name.value) ?? type);
    }
    return cost;
  }

  /** How many changes a mutation makes, one after the other. */
  changesIn({ selections }: SelectionSetNode): number {
    return selections.length;
  }

  private ofField(field: FieldNode, parent: GraphQLNamedType): number {
    const name = field.name.value;
    const definition = this.fieldOf(parent, name);
    if (!definition || !field.selectionSet) return 1;
    const type = getNamedType(definition.type);
    const isList = isListType(getNullableType(definition.type));
    const entries = this.entries[`${parent.name}.${name}`] ?? (isList ? EXPECTED_ENTRIES : pagesOf(field, definition));
    return 1 + Math.ceil(entries * this.ofSelection(field.selectionSet, type));
  }

  private ofFragment(name: string): number {
    const known = this.ofFragments.get(name);
    if (known !== undefined) return known;
    this.ofFragments.set(name, 0); // one that spreads itself is refused by another rule
    const fragment = this.fragmentOf(name);
    const type = this.typeNamed(fragment?.typeCondition.name.value);
    const cost = fragment && type ? this.ofSelection(fragment.selectionSet, type) : 0;
    this.ofFragments.set(name, cost);
    return cost;
  }

  private typeNamed(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.schema.getType(name);
  }

  private fieldOf(parent: GraphQLNamedType, name: string) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    const fields: Fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    return fields[name];
  }
}

/** How many expected lists the page of a connection is as long as. What a variable says is not known yet, so it may be the most. */
function pagesOf({ arguments: given = [] }: FieldNode, { args }: GraphQLField<unknown, unknown>): number {
  if (!args.some(({ name }) => name === 'first') || !args.some(({ name }) => name === 'last')) return 1;
  const sizes = given.filter(({ name }) => name.value === 'first' || name.value === 'last');
  const asked = sizes.map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : LARGEST_CONNECTION_PAGE));
  return Math.min(LARGEST_CONNECTION_PAGE, Math.max(1, ...asked)) / EXPECTED_ENTRIES;
}

const known = new WeakMap<GraphQLSchema, Record<string, number>>();

/** Of the lists that are shorter or longer than most; of those that tell about the schema, their average. */
function expectedEntries(schema: GraphQLSchema): Record<string, number> {
  const counted = known.get(schema) ?? countEntries(schema);
  known.set(schema, counted);
  return counted;
}

function countEntries(schema: GraphQLSchema): Record<string, number> {
  const types = Object.values(schema.getTypeMap());
  const objects = types.filter((type) => isObjectType(type));
  const fields = objects.flatMap((type) => Object.values(type.getFields()));
  const perType = Math.ceil(fields.length / types.length);
  const atMost = Math.max(...objects.map((type) => Object.keys(type.getFields()).length));
  const args = Math.ceil(fields.reduce((sum, field) => sum + field.args.length, 0) / fields.length);
  return {
    'Item.purchases': 3,
    'SharedItem.purchases': 3,
    'Query.__type': atMost / perType, // a query for one type may ask for the largest
    '__Schema.types': types.length,
    '__Schema.directives': schema.getDirectives().length,
    '__Type.fields': perType,
    '__Type.inputFields': 2,
    '__Type.enumValues': 1,
    '__Type.interfaces': 1,
    '__Type.possibleTypes': 1,
    '__Type.ofType': 0.5, // most types wrap none
    '__Field.args': args,
    '__Directive.args': 1,
    '__Directive.locations': 3,
  };
}
