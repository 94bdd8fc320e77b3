import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';

type Type = GraphQLNamedType | undefined;

/**
 * The same document with the fields of unmasked fragments in their places, each once. Apollo writes and reads a field
 * as often as a document names it, and the parts of a row name the same ones again and again.
 */
export function flatDocument(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const fragments = fragmentsOf(document);

  const flat = (set: SelectionSetNode, type: Type): SelectionSetNode => {
    const selections = new Map<string, SelectionNode>();
    for (const selection of selectionsIn(set, type)) {
      const key = JSON.stringify({ ...selection, selectionSet: undefined });
      selections.set(key, together(selections.get(key), selection));
    }
    const nested = [...selections.values()].map((selection) =>
      'selectionSet' in selection && selection.selectionSet
        ? { ...selection, selectionSet: flat(selection.selectionSet, typeOf(selection, type)) }
        : selection,
    );
    return { ...set, selections: nested };
  };
  /** A fragment on one of several possible types stays one. */
  const selectionsIn = (set: SelectionSetNode, type: Type): SelectionNode[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind !== Kind.FRAGMENT_SPREAD) return selection;
      const fragment = fragments.get(selection.name.value);
      const isInPlace = isUnmasked(selection) && fragment?.typeCondition.name.value === type?.name;
      return fragment && isInPlace ? selectionsIn(fragment.selectionSet, type) : selection;
    });
  const typeOf = (selection: SelectionNode, parent: Type): Type => {
    if (selection.kind === Kind.FIELD) {
      const hasFields = isObjectType(parent) || isInterfaceType(parent);
      const field = hasFields ? parent.getFields()[selection.name.value] : undefined;
      return field && getNamedType(field.type);
    }
    const condition = selection.kind === Kind.INLINE_FRAGMENT ? selection.typeCondition?.name.value : undefined;
    return condition === undefined ? parent : schema.getType(condition);
  };
  const flatDefinition = (definition: DefinitionNode): DefinitionNode => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const type = schema.getType(definition.typeCondition.name.value);
      return { ...definition, selectionSet: flat(definition.selectionSet, type) };
    }
    if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const type = schema.getRootType(definition.operation) ?? undefined;
    return { ...definition, selectionSet: flat(definition.selectionSet, type) };
  };

  return neededIn({ ...document, definitions: document.definitions.map(flatDefinition) });
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** And nothing else is to be done with it. */
function isUnmasked({ directives = [] }: SelectionNode): boolean {
  return directives.length === 1 && directives[0]?.name.value === 'unmask';
}

function together(before: SelectionNode | undefined, selection: SelectionNode): SelectionNode {
  if (!before) return selection;
  if (!('selectionSet' in before && 'selectionSet' in selection)) return before;
  const selections = [before, selection].flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  return selections.length === 0
    ? before
    : ({ ...before, selectionSet: { kind: Kind.SELECTION_SET, selections } } as SelectionNode);
}

/** The first definition of a document, and the fragments that it still spreads. */
function neededIn(document: DocumentNode): DocumentNode {
  const fragments = fragmentsOf(document);
  const needed = new Set(document.definitions.slice(0, 1));
  for (const definition of needed) {
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment) needed.add(fragment);
      },
    });
  }
  return { ...document, definitions: [...needed] };
}
