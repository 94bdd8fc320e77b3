import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  typeFromAST,
  type ValidationContext,
  type ValueNode,
} from 'graphql';

/** Selections looked at for one document. Our own app needs a few hundred; what needs more multiplies its fragments. */
const MOST_LOOKS = 40_000;

/**
 * OverlappingFieldsCanBeMerged of the specification, in time that grows with the document; the rule of graphql-js
 * compares each pair of fragments and of fields of one name. Here each field is compared with the first of its
 * group: once for their shape, and once with those that can be fields of the same object.
 */
export function overlappingFieldsRule(context: ValidationContext): ASTVisitor {
  const overlaps = new Overlaps(context);
  return {
    OperationDefinition({ operation, selectionSet }) {
      const parent = context.getSchema().getRootType(operation) ?? undefined;
      overlaps.checkAll([{ selectionSet, parent }]);
      return false;
    },
    FragmentDefinition: () => false, // checked where it is used; one that is not is refused
  };
}

interface Selected {
  selectionSet: SelectionSetNode;
  parent: GraphQLType | undefined;
}

interface Field {
  name: string;
  node: FieldNode;
  parent: GraphQLType | undefined;
  type: GraphQLOutputType | undefined;
}

type Reason = (first: Field, other: Field) => string | null;

class Overlaps {
  private looks = 0;
  private isReported = false;
  private readonly ids = new Map<SelectionSetNode, number>();
  private readonly seen = new Set<string>();

  constructor(private readonly context: ValidationContext) {}

  checkAll(selected: Selected[]): void {
    this.checkSameObjects(selected);
    this.checkShapes(selected);
  }

  /** A client could not read the answer otherwise. */
  private checkShapes(selected: Selected[]): void {
    if (!this.isNew('shape', selected)) return;
    for (const fields of this.fieldsIn(selected).values()) {
      this.compare(fields, conflictOfTypes);
      this.checkShapes(selectedOf(fields));
    }
  }

  /** Fields that can be of the same object must be one field, asked in one way. */
  private checkSameObjects(selected: Selected[]): void {
    if (!this.isNew('object', selected)) return;
    for (const fields of this.fieldsIn(selected).values()) {
      for (const group of byObject(fields)) {
        this.compare(group, conflictOfFields);
        this.checkSameObjects(selectedOf(group));
      }
    }
  }

  private compare(fields: Field[], conflict: Reason): void {
    const [first, ...others] = fields;
    if (!first) return;
    this.looks += others.length;
    for (const other of others) {
      const reason = other.node === first.node ? null : conflict(first, other);
      if (!reason) continue;
      this.report(first, other, reason);
      return; // one of each group is enough
    }
  }

  private isNew(way: string, selected: Selected[]): boolean {
    if (selected.length === 0 || this.looks > MOST_LOOKS) return false;
    const ids = selected.map(({ selectionSet }) => this.idOf(selectionSet)).sort((one, other) => one - other);
    const key = `${way} ${ids.join(' ')}`;
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }

  private idOf(selectionSet: SelectionSetNode): number {
    const id = this.ids.get(selectionSet) ?? this.ids.size;
    this.ids.set(selectionSet, id);
    return id;
  }

  private fieldsIn(selected: Selected[]): Map<string, Field[]> {
    const fields = new Map<string, Field[]>();
    const spread = new Set<string>();
    for (const each of selected) this.collect(each, fields, spread);
    return fields;
  }

  private collect({ selectionSet, parent }: Selected, fields: Map<string, Field[]>, spread: Set<string>): void {
    for (const selection of selectionSet.selections) {
      this.looks += 1;
      if (this.looks > MOST_LOOKS) {
        this.giveUp();
        return;
      }
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const field = { name, node: selection, parent, type: this.typeOf(selection.name.value, parent) };
        const known = fields.get(name);
        if (known) known.push(field);
        else fields.set(name, [field]);
        continue;
      }
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      if (isSpread && spread.has(selection.name.value)) continue;
      if (isSpread) spread.add(selection.name.value);
      const fragment = isSpread ? this.context.getFragment(selection.name.value) : selection;
      if (!fragment) continue;
      const { typeCondition, selectionSet: inside } = fragment;
      const type = typeCondition ? typeFromAST(this.context.getSchema(), typeCondition) : parent;
      this.collect({ selectionSet: inside, parent: type }, fields, spread);
    }
  }

  private typeOf(name: string, parent: GraphQLType | undefined): GraphQLOutputType | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef.type;
    if (parent === this.context.getSchema().getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef.type;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef.type;
    }
    return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
  }

  private report({ name, node }: Field, other: Field, reason: string): void {
    const advice = 'Use different aliases on the fields to fetch both if this was intentional.';
    const message = `Fields “${name}” conflict because ${reason}. ${advice}`;
    this.context.reportError(new GraphQLError(message, { nodes: [node, other.node] }));
  }

  private giveUp(): void {
    if (this.isReported) return;
    this.isReported = true;
    const message = 'This query has too many fields within fragments of fragments. Ask for less at once.';
    this.context.reportError(new GraphQLError(message));
  }
}

function selectedOf(fields: Field[]): Selected[] {
  return fields.flatMap(({ node, type }) =>
    node.selectionSet ? [{ selectionSet: node.selectionSet, parent: type && getNamedType(type) }] : [],
  );
}

/** For each type of object, the fields that it may have: its own, and those of what it may be. */
function byObject(fields: Field[]): Field[][] {
  const types = new Set(fields.map(({ parent }) => parent).filter((parent) => isObjectType(parent)));
  if (types.size <= 1) return [fields];
  return [...types].map((type) => fields.filter(({ parent }) => parent === type || !isObjectType(parent)));
}

const conflictOfFields: Reason = (first, other) => {
  const [name, otherName] = [first.node.name.value, other.node.name.value];
  if (name !== otherName) return `“${name}” and “${otherName}” are different fields`;
  return argumentsOf(first.node) === argumentsOf(other.node) ? null : 'they have differing arguments';
};

const conflictOfTypes: Reason = ({ type }, { type: otherType }) => {
  if (!type || !otherType || type === otherType || shapeOf(type) === shapeOf(otherType)) return null;
  return `they return conflicting types “${type}” and “${otherType}”`;
};

function shapeOf(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return `${shapeOf(type.ofType)}!`;
  if (isListType(type)) return `[${shapeOf(type.ofType)}]`;
  return isLeafType(type) ? type.name : '{}';
}

function argumentsOf({ arguments: given = [] }: FieldNode): string {
  if (given.length === 0) return '';
  return given
    .map(({ name, value }) => `${name.value}: ${canonical(value)}`)
    .sort()
    .join(', ');
}

/** In an object the order of fields says nothing. */
function canonical(value: ValueNode): string {
  if (value.kind === Kind.LIST) return `[${value.values.map(canonical).join(', ')}]`;
  if (value.kind !== Kind.OBJECT) return print(value);
  const fields = value.fields.map((field) => `${field.name.value}: ${canonical(field.value)}`);
  return `{${fields.sort().join(', ')}}`;
}
