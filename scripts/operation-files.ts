import { type DocumentNode, Kind, parse, visit } from 'graphql';
import * as pageSizes from '../server/base/paging/page-sizes.rules.ts';

const SIZES = new Map<string, number>(Object.entries(pageSizes));

/** Page sizes stand by the names of their constants: `first: FIRST_ITEMS`. */
export function parseOperations(text: string): DocumentNode {
  return visit(parse(text), {
    EnumValue: ({ value }) => {
      const size = SIZES.get(value);
      return size === undefined ? undefined : { kind: Kind.INT, value: String(size) };
    },
  });
}

export function pageSizesByHand(file: string, text: string): string[] {
  const found: string[] = [];
  visit(parse(text), {
    IntValue: ({ value, loc }, _key, parent) => {
      const isFirst = parent && 'name' in parent && parent.name?.value === 'first';
      const isDefault = parent && 'variable' in parent && parent.variable.name.value === 'first';
      if ((isFirst || isDefault) && [...SIZES.values()].includes(Number(value)))
        found.push(`${file}:${loc?.startToken.line} first: ${value}`);
    },
  });
  return found;
}
