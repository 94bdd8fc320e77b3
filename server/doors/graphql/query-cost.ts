import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValidationContext,
} from 'graphql';
import { LARGEST_CONNECTION_PAGE } from '../../base/paging/page-sizes.rules.ts';

/** In expected values of an answer. Our own app needs less than half of it. */
export const HIGHEST_COST = 45_000;

/** In the same values, of a question about the schema alone, as tools ask it: it grows with the schema, and no row is read for it. */
export const HIGHEST_SCHEMA_COST = 60_000;

/** For a list that does not give its own limit. AnswerSize measures the real length. */
const EXPECTED_ENTRIES = 25;

/** In items. */
const LONG_LIST = 300;

/** In values: aliases are not for nothing. */
const COST_OF_LOOKUP = 150;

/** In values. */
const COST_OF_CHANGE = 200;

/** Before anything is looked up: every alias counts, every list, and what is asked of the schema. */
export function costRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const schema = context.getSchema();
      const root = schema.getRootType(operation.operation);
      if (!root) return;
      const limit = isOfSchemaAlone(operation) ? HIGHEST_SCHEMA_COST : HIGHEST_COST;
      const cost = new Costs(schema, (name) => context.getFragment(name), limit).ofOperation(operation, root);
      costs.set(operation, cost);
      if (cost > limit) context.reportError(tooDear(cost, limit));
    },
  };
}

const costs = new WeakMap<OperationDefinitionNode, number>();

export function costOf(operation: OperationDefinitionNode): number {
  return costs.get(operation) ?? 0;
}

function isOfSchemaAlone({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every((field) => field.kind === Kind.FIELD && field.name.value.startsWith('__'));
}

function tooDear(cost: number, limit: number): GraphQLError {
  const shown = Math.min(cost, Number.MAX_SAFE_INTEGER).toLocaleString('en');
  const most = limit.toLocaleString('en');
  return new GraphQLError(`This query costs ${shown}, and at most ${most} is allowed. Ask for less at once.`, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', cost, limit },
  });
}

type FieldsByName = Map<string, [FieldNode, ...FieldNode[]]>;

class Costs {
  private readonly entries: Record<string, number>;
  /** A query whose fragments multiply is given up when it is surely too much. */
  private looks = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
    private readonly limit: number,
  ) {
    this.entries = expectedEntries(schema);
  }

  ofOperation({ operation, selectionSet }: OperationDefinitionNode, root: GraphQLObjectType): number {
    const { size } = this.fieldsOf([selectionSet], root);
    const each = operation === OperationTypeNode.MUTATION ? COST_OF_CHANGE : COST_OF_LOOKUP;
    const cost = this.ofSelections([selectionSet], root) + size * each;
    return this.isGivenUp ? Math.max(cost, this.looks) : cost;
  }

  private get isGivenUp(): boolean {
    return this.looks > this.limit;
  }

  /** The dearest of several possible types counts, as an answer is of one. */
  private ofSelections(selectionSets: SelectionSetNode[], type: GraphQLNamedType, isOneOfMany = false): number {
    const types = isAbstractType(type) ? this.schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    return Math.max(0, ...types.map((each) => this.ofObject(selectionSets, each, isOneOfMany)));
  }

  private ofObject(selectionSets: SelectionSetNode[], type: GraphQLObjectType, isOneOfMany: boolean): number {
    const fields = [...this.fieldsOf(selectionSets, type).values()];
    return fields.reduce((cost, nodes) => cost + this.ofField(nodes, type, isOneOfMany), 0);
  }

  private ofField(nodes: [FieldNode, ...FieldNode[]], parent: GraphQLObjectType, isOneOfMany: boolean): number {
    const [field] = nodes;
    const name = field.name.value;
    const definition = this.fieldOf(parent, name);
    const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (!definition || selectionSets.length === 0) return 1;
    const type = getNamedType(definition.type);
    const isList = isListType(getNullableType(definition.type));
    const known = this.entries[`${parent.name}.${name}`];
    const isAverage = isOneOfMany && known === LONG_LIST; // of many lists not all are long
    const expected = isList ? EXPECTED_ENTRIES : pagesOf(field, definition);
    const entries = isAverage ? expected : (known ?? expected);
    return 1 + Math.ceil(entries * this.ofSelections(selectionSets, type, isOneOfMany || isList));
  }

  private fieldsOf(selectionSets: SelectionSetNode[], type: GraphQLObjectType): FieldsByName {
    const fields: FieldsByName = new Map();
    for (const selectionSet of selectionSets) this.collect(selectionSet, type, fields, new Set());
    return fields;
  }

  private collect(
    { selections }: SelectionSetNode,
    type: GraphQLObjectType,
    fields: FieldsByName,
    spread: Set<string>,
  ) {
    for (const selection of selections) {
      this.looks += 1;
      if (this.isGivenUp) return;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const known = fields.get(name);
        if (known) known.push(selection);
        else fields.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.isOf(type, selection.typeCondition)) this.collect(selection.selectionSet, type, fields, spread);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.fragmentOf(selection.name.value);
        if (fragment && this.isOf(type, fragment.typeCondition))
          this.collect(fragment.selectionSet, type, fields, spread);
      }
    }
  }

  private isOf(type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean {
    const wanted = condition && this.schema.getType(condition.name.value);
    return !wanted || wanted === type || (isAbstractType(wanted) && this.schema.isSubType(wanted, type));
  }

  private fieldOf(parent: GraphQLObjectType, name: string) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    return parent.getFields()[name];
  }
}

/** In expected lists. The value of a variable is not known yet, so it may be the most. */
function pagesOf({ arguments: given = [] }: FieldNode, { args }: GraphQLField<unknown, unknown>): number {
  if (!args.some(({ name }) => name === 'first') || !args.some(({ name }) => name === 'last')) return 1;
  const sizes = given.filter(({ name }) => name.value === 'first' || name.value === 'last');
  const asked = sizes.map(({ value }) => (value.kind === Kind.INT ? Number(value.value) : LARGEST_CONNECTION_PAGE));
  return Math.min(LARGEST_CONNECTION_PAGE, Math.max(1, ...asked)) / EXPECTED_ENTRIES;
}

const known = new WeakMap<GraphQLSchema, Record<string, number>>();

/** For lists that are shorter or longer than most; for the schema's own lists, their average. */
function expectedEntries(schema: GraphQLSchema): Record<string, number> {
  const counted = known.get(schema) ?? countEntries(schema);
  known.set(schema, counted);
  return counted;
}

const WHOLE_LISTS = [
  'List.items',
  'ListChanged.items',
  'ListOpened.items',
  'ItemsReordered.items',
  'SharedList.items',
  'SharedListChanged.items',
  'SharedListOpened.items',
  'SharedItemsReordered.items',
];

function countEntries(schema: GraphQLSchema): Record<string, number> {
  const types = Object.values(schema.getTypeMap());
  const objects = types.filter((type) => isObjectType(type));
  const fields = objects.flatMap((type) => Object.values(type.getFields()));
  const perType = fields.length / types.length;
  const atMost = Math.max(...objects.map((type) => Object.keys(type.getFields()).length));
  const args = fields.reduce((sum, field) => sum + field.args.length, 0) / fields.length;
  return {
    ...Object.fromEntries(WHOLE_LISTS.map((name) => [name, LONG_LIST])),
    'Item.purchases': 3,
    ...Object.fromEntries(['List', 'ListOpened', 'ListEdited', 'ItemAdded'].map((type) => [`${type}.shops`, 3])),
    'List.shoppingTrips': 1,
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
