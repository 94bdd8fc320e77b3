import { globSync, readFileSync } from 'node:fs';
import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql';

/** An operation as the browser app sends it: with all its fragments, `__typename` everywhere, and no client directives. */
export function browserDocument(name: string): string {
  const all = globSync('web/**/*.graphql').flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const byName = new Map(all.map((definition) => [nameOf(definition), definition]));
  const definitions: DefinitionNode[] = [];
  const take = (wanted: string) => {
    const definition = byName.get(wanted);
    if (!definition) throw new Error(`There is no document ${wanted} in web/`);
    if (definitions.includes(definition)) return;
    definitions.push(definition);
    visit(definition, { FragmentSpread: ({ name: { value } }) => take(value) });
  };
  take(name);
  return print(asSent({ kind: Kind.DOCUMENT, definitions }));
}

function asSent(document: DocumentNode): DocumentNode {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(document, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });
}

function nameOf(definition: DefinitionNode): string | undefined {
  return 'name' in definition ? definition.name?.value : undefined;
}
